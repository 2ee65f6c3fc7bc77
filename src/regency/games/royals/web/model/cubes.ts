/** Cubes on the board, in the forms it is shown with. */
import type { Text } from '$wire';

/** The seats with cubes somewhere, for `{#each}`. */
export function present(cubes: number[]): [seat: number, count: number][] {
  return cubes.flatMap((count, seat) => (count > 0 ? [[seat, count] as [number, number]] : []));
}

/** Influence by seat, to be told as a list: “Ann 3, Bob 2”; nobody's, where there is none. */
export function influences(cubes: [seat: number, count: number][]): Text[] {
  const said = cubes.map(([seat, influence]) => ({ key: 'seat-influence', params: { seat, influence } }));
  return said.length ? said : [{ key: 'board-nobody', params: {} }];
}

/** What a seat's mark says, on cubes as everywhere else. */
export { mark } from '$lib/seats';
