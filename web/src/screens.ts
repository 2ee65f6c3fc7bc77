/** Screens other than home are chunks of their own. */
import type { Component } from 'svelte';
import type { Route } from './routes';

export const SCREENS: Partial<Record<Route['screen'], () => Promise<{ default: Component }>>> = {
  new: () => import('./setup/New.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  review: () => import('./review/ReviewPage.svelte'),
  lessons: () => import('./learn/LessonsPage.svelte'),
  lesson: () => import('./learn/LessonPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  almanac: () => import('./almanac/AlmanacPage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  history: () => import('./history/HistoryPage.svelte'),
  circles: () => import('./circles/CirclesPage.svelte'),
  circle: () => import('./circles/CirclePage.svelte'),
  mail: () => import('./settings/MailPage.svelte'),
  continue: () => import('./settings/ContinuePage.svelte'),
};
