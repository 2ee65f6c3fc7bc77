/** The heraldry of the six offices: a shield's outline and a device each, drawn for this game.
 *  Devices lie on a 48 × 48 grid, shields on 48 × 56. */

export interface Arms {
  shield: string;
  device: string;
}

export const ARMS: Record<string, Arms> = {
  // A charter with its seal on a heater shield.
  diplomacy: {
    shield: 'M3 3h42v22c0 15-9 23-21 29C12 48 3 40 3 25Z',
    device:
      'M8.500 3h31a3.500 3.500 0 0 1 0 7h-31a3.500 3.500 0 0 1 0-7ZM11 10h26v19H11Zm4.500 3.200v2.600h17v-2.600Zm0 5v2.600h17v-2.600Zm0 5v2.600h10v-2.600ZM8.500 29h31a3.500 3.500 0 0 1 0 7h-31a3.500 3.500 0 0 1 0-7ZM18 36h4v3h-4Zm8 0h4v3h-4Zm-2 1.500a5 5 0 1 1-.01 0Z',
  },
  // Crossed swords on a pointed shield.
  military: {
    shield: 'M24 1l21 7v16c0 16-9 25-21 31C12 49 3 40 3 24V8Z',
    device:
      'M43 5l-1.500 8L20 34.500 13.500 28 35 6.500ZM10 24l14 14-3 3L7 27Zm1 11 2 2-7 7-2-2ZM5 5l1.500 8L28 34.500 34.500 28 13 6.500Zm33 19L24 38l3 3 14-14Zm-1 11-2 2 7 7 2-2Z',
  },
  // A tower on a banner.
  architecture: {
    shield: 'M3 3h42v50L24 44 3 53Z',
    device:
      'M9 5h7v5h4.500V5h7v5H32V5h7v12l-4 4v14h4v6H9v-6h4V21l-4-4Zm10.500 30h9v-6.500a4.500 4.500 0 0 0-9 0Zm2.500-19v5h4v-5Z',
  },
  // An ox's head on a French shield.
  livestock: {
    shield: 'M3 3h42v38c0 6-4 8-9 8h-4c-4 0-6 2-8 5-2-3-4-5-8-5h-4c-5 0-9-2-9-8Z',
    device:
      'M24 15c4 0 7 .6 9.300 2.200C39 17 42.500 13 41.500 5c5 8 3 16.500-4.500 19.500l-2.500 1-2.200 11.200C31.500 41 28 43.500 24 43.500s-7.500-2.500-8.300-6.800L13.500 25.500l-2.500-1C3.500 21.500 1.500 13 6.500 5c-1 8 2.500 12 8.200 12.200C17 15.600 20 15 24 15Zm-5.500 8.500a2.200 2.200 0 1 0 .01 4.400 2.200 2.200 0 0 0-.01-4.400Zm11 0a2.200 2.200 0 1 0 .01 4.400 2.200 2.200 0 0 0-.01-4.400ZM20.500 35a1.700 1.700 0 1 0 .01 3.400 1.700 1.700 0 0 0-.01-3.400Zm7 0a1.700 1.700 0 1 0 .01 3.400 1.700 1.700 0 0 0-.01-3.400Z',
  },
  // A lute on an oval.
  entertainment: {
    shield: 'M24 2c13 0 21 11 21 26S37 54 24 54 3 43 3 28 11 2 24 2Z',
    device:
      'm36 3 9 9-4.500 3-2-2-6.700 6.700C35 25 34 31.500 29.300 36.200c-6 6-15.300 7-20.400 1.900s-4.100-14.400 1.900-20.400C15.500 13 22 12 27.300 15.200L34 8.500l-2-2ZM20.500 22a5 5 0 1 0 .01 10 5 5 0 0 0-.01-10ZM11 32l-2 2 4.500 4.500 2-2Z',
  },
  // A cup on an engrailed shield.
  provisions: {
    shield: 'M3 6c6 0 8-4 8-4s5 4 13 4 13-4 13-4 2 4 8 4v20c0 14-9 22-21 28C12 48 3 40 3 26Z',
    device:
      'M11 5h26c0 12.500-3.500 19.500-10 21.500V36l8.500 3.500V43h-23v-3.500L21 36v-9.500C14.500 24.500 11 17.500 11 5Zm4.300 4c.3 3 .9 5.500 1.800 7.500h13.800c.9-2 1.500-4.500 1.800-7.500Z',
  },
};

/** A crown, on 48 × 40. */
export const CROWN =
  'M4 12a3.500 3.500 0 1 1 4.500 3.300L15 22l6.800-13.500a3.700 3.700 0 1 1 4.400 0L33 22l6.500-6.700A3.500 3.500 0 1 1 44 12a3.500 3.500 0 0 1-1.500 3L39 30H9L5.500 15A3.500 3.500 0 0 1 4 12Zm5 20.500h30V37H9Z';

/** An auctioneer's hammer, on 64 × 64; its head falls at the left. */
export const HAMMER = {
  head: 'M10 22 26 6l4 4-1.500 1.500L41 24l1.500-1.500 4 4L30.500 42.500l-4-4L28 37 15.500 24.500 14 26Z',
  handle: 'M36 28.500 58 50.500a4 4 0 0 1-6 6L30.500 34Z',
  block: 'M4 55h34v5H4Zm4-5h26v5H8Z',
};

/** An arrow upwards, on 24 × 24. */
export const ARROW = 'M12 2 21.500 13H16v9H8v-9H2.500Z';
