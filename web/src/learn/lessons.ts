/** The lessons of the games, loaded when they are wanted. */
import LESSONS from 'virtual:games/lessons';
import type { Lesson } from './lesson';

/** Whether a game has lessons. */
export const hasLessons = (game: string): boolean => game in LESSONS;

/** Load a game's lessons; none where it has none. */
export const loadLessons = async (game: string): Promise<Lesson[]> => (await LESSONS[game]?.data()) ?? [];

/** How many lessons a game has. */
export const lessonCount = (game: string): number => LESSONS[game]?.count ?? 0;
