/** Draws the map of Royals from Natural Earth's public-domain geodata (npm: world-atlas) into land.ts:
 *  `node src/regency/games/royals/web/art/map/build.mjs` writes it, with `--check` it only tells whether it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoConicConformal, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const FILE = fileURLToPath(new URL('land.ts', import.meta.url));
const BOARD = new URL('../../../data/board.toml', import.meta.url);
/** The plane: a unit is about 1.9 km; room around the cities so that a wide screen sees land too. */
const WIDTH = 1700;
const HEIGHT = 1240;
/** What is left out: triangles smaller than this, in square degrees; islets smaller than that, in units². */
const DETAIL = 1e-3;
const ISLET = 60;
/** The same for the lines in the water, which are drawn broad: every corner of theirs is costly to paint. */
const SHORE_DETAIL = 0.03;
const SHORE_ISLET = 1500;
/** Modern states (ISO 3166-1 numeric) whose land stands for the four countries of the board. */
const LANDS = {
  france: ['250'],
  'german-states': ['276', '040', '203'],
  britain: ['826'],
  spain: ['724'],
};

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'));
const weighed = presimplify(atlas);
const world = simplify(weighed, DETAIL);
const rough = simplify(weighed, SHORE_DETAIL);
const states = world.objects.countries.geometries;
const projection = geoConicConformal()
  .parallels([40, 55])
  .rotate([-5.5, 0])
  .center([0, 47])
  .scale(3340)
  .translate([WIDTH / 2, HEIGHT / 2 + 10])
  .clipExtent([[-400, -160], [WIDTH + 400, HEIGHT + 160]]);
const path = geoPath(projection).digits(0);

/** Keep the rings that can be seen. */
function drawn(shape, islet = ISLET) {
  const planar = geoPath(projection);
  const large = shape.coordinates.filter((polygon) => planar.area({ type: 'Polygon', coordinates: polygon }) > islet);
  return compact(path({ ...shape, coordinates: large }) ?? '');
}

/** Write a path with relative whole-number steps: a third of the size. */
function compact(absolute) {
  return absolute.replace(/M([-\d.]+),([-\d.]+)((?:L[-\d.]+,[-\d.]+)*)/g, (_, x, y, rest) => {
    let at = [Number(x), Number(y)];
    let steps = '';
    for (const [, nx, ny] of rest.matchAll(/L([-\d.]+),([-\d.]+)/g)) {
      const next = [Number(nx), Number(ny)];
      const [dx, dy] = [next[0] - at[0], next[1] - at[1]];
      if (dx || dy) steps += `${steps && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
      at = next;
    }
    return `M${x} ${y}l${steps}`;
  });
}

/** Read what the map needs of the board: ids and degrees. */
function cities() {
  const board = readFileSync(BOARD, 'utf8');
  const found = board.matchAll(/\[\[city\]\]\s+id = "([\w-]+)"[\s\S]*?lat = ([-\d.]+)\s+lon = ([-\d.]+)/g);
  return [...found].map(([, id, lat, lon]) => [id, projection([Number(lon), Number(lat)]).map(Math.round)]);
}

const others = states.filter((state) => !Object.values(LANDS).flat().includes(state.id));
const lines = [
  '/** Made by build.mjs from Natural Earth (public domain): do not edit. */',
  '/** How high the plane is. */',
  `export const HEIGHT = ${HEIGHT};`,
  '/** Land outside the four countries, and its faint modern borders. */',
  `export const REST =\n  '${drawn(merge(world, others))}';`,
  `export const BORDERS =\n  '${compact(path(mesh(world, world.objects.countries, (a, b) => a !== b && others.includes(a) && others.includes(b))) ?? '')}';`,
  '/** The shores, roughly, for lines in the water. */',
  `export const SHORE =\n  '${drawn(merge(rough, rough.objects.countries.geometries), SHORE_ISLET)}';`,
  '/** The land of each country. */',
  'export const LANDS: Record<string, string> = {',
  ...Object.entries(LANDS).map(([id, codes]) => {
    const shape = merge(world, states.filter((state) => codes.includes(state.id)));
    return `  ${id.includes('-') ? `'${id}'` : id}:\n    '${drawn(shape)}',`;
  }),
  '};',
  '/** Where the cities of board.toml lie. */',
  'export const CITIES: Record<string, [number, number]> = {',
  ...cities().map(([id, [x, y]]) => `  ${id}: [${x}, ${y}],`),
  '};',
  '',
];
const text = lines.join('\n');
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('web/map/land.ts is stale: run build.mjs');
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
  console.log(`${FILE}: ${text.length} bytes`);
}
