/** Cubes on the board, in the forms it is shown with. */

/** The seats with cubes somewhere, for `{#each}`. */
export function present(cubes: number[]): [seat: number, count: number][] {
  return cubes.flatMap((count, seat) => (count > 0 ? [[seat, count] as [number, number]] : []));
}

/** The first letter of a seat's name. */
export function initial(name: string, seat: number): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1);
}
