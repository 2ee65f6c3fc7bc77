/** Where a city's nobles and name stand on the map, so that nothing lies on anything else: steps from
 *  the city's own place, in the map's units. Where room is short they move out to sea, with a line. */
export type Step = [dx: number, dy: number];

/** On a large map. */
export const LARGE: Record<string, Step> = {
  edinburgh: [130, 0],
  london: [128, -72],
  plymouth: [-122, -20],
  nantes: [-92, -40],
  paris: [0, -80],
  dijon: [8, 76],
  bordeaux: [-124, 0],
  marseille: [130, 2],
  cologne: [120, 0],
  berlin: [5, -92],
  munich: [50, 84],
  vienna: [16, -88],
  madrid: [-12, -84],
  seville: [-20, -86],
  barcelona: [112, 50],
  valencia: [50, 92],
};

/** On a phone, where names need more of the map. */
export const SMALL: Record<string, Step> = {
  edinburgh: [136, 4],
  london: [124, -74],
  plymouth: [-124, -14],
  nantes: [-118, -30],
  paris: [10, -70],
  dijon: [34, 84],
  bordeaux: [-92, 4],
  marseille: [128, 12],
  cologne: [124, -2],
  berlin: [4, -84],
  munich: [14, 84],
  vienna: [10, -86],
  madrid: [-20, -80],
  seville: [42, -84],
  barcelona: [185, 64],
  valencia: [20, 66],
};

/** The countries' badges on a phone: on the left or right edge, or at a place of their own. */
export const BADGES: Record<string, { edge?: 'left' | 'right'; at: Step }> = {
  france: { edge: 'left', at: [0, 800] },
  'german-states': { edge: 'right', at: [0, 250] },
  britain: { edge: 'left', at: [0, 190] },
  spain: { at: [1270, 1125] },
};
