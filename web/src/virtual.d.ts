/** Modules that the build makes of the games' folders (`bundling/games.ts`), each by the game's name. */
declare module 'virtual:games/boards' {
  const boards: Record<string, () => Promise<import('./lib/board').GameWeb>>;
  export default boards;
}
declare module 'virtual:games/emblems' {
  const emblems: Record<string, import('svelte').Component>;
  export default emblems;
}
declare module 'virtual:games/guides' {
  const guides: Record<string, () => Promise<import('./lib/guide').GuideWeb>>;
  export default guides;
}
declare module 'virtual:games/almanacs' {
  const almanacs: Record<string, () => Promise<import('./lib/guide').Filter[]>>;
  export default almanacs;
}
declare module 'virtual:games/wins' {
  const wins: Record<string, () => Promise<import('./almanac/wins').Wins>>;
  export default wins;
}
declare module 'virtual:games/modules' {
  type Place = { sources: string; module: string; manifest: string };
  type Network = Place & { weights: string; digest: string };
  /** Where the rules for the page are fetched, with the hash of what they follow from; foresight, reviews, and what
   *  looks with a network, with its weights and their SHA-256. */
  const modules: Record<string, Place & { foresight?: Place; review?: Place; network?: Network }>;
  export default modules;
}
declare module 'virtual:games/lessons' {
  type Words = () => Promise<import('./i18n/files').Words>;
  type Data = () => Promise<import('./learn/lesson').Lesson[]>;
  const lessons: Record<string, { count: number; data: Data; words: Partial<Record<string, Words>> }>;
  export default lessons;
}
declare module 'virtual:games/words/guide' {
  const words: Record<string, Partial<Record<string, () => Promise<import('./i18n/files').Words>>>>;
  export default words;
}
declare module 'virtual:games/words' {
  const words: Record<string, Partial<Record<string, () => Promise<import('./i18n/files').Words>>>>;
  export default words;
}
