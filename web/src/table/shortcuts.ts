/** Keys for those who play without a pointer; `?` lists them. */
import type { Panel } from './Panels.svelte';

export interface Commands {
  confirm: () => void;
  /** Show at once what is being played out. */
  skip: () => void;
  cancel: () => void;
  undo: () => void;
  hint: () => void;
  board: () => void;
  panel: (name: Panel) => void;
}

/** The keys and the messages that tell what they do, in the order they are listed. */
export const SHORTCUTS: [string, string][] = [
  ['Tab', 'key-tab'],
  ['← ↑ → ↓', 'key-arrows'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['Space', 'key-skip'],
  ['B', 'key-board'],
  ['A', 'key-actions'],
  ['U', 'key-undo'],
  ['H', 'key-hint'],
  ['L', 'key-log'],
  ['P', 'key-points'],
  ['C', 'key-chat'],
  ['R', 'key-read'],
  ['G', 'key-rules'],
  ['?', 'key-help'],
];

const WRITES = 'input, select, textarea, [contenteditable]';
const PANELS: Record<string, Panel> = {
  a: 'actions',
  l: 'log',
  p: 'points',
  c: 'chat',
  r: 'sentences',
  g: 'rules',
  '?': 'shortcuts',
};

/** A letter of another script: Cyrillic, Greek, Han. */
const FOREIGN = /^(?![a-z])\p{L}$/u;

/** The letter of a key: the one it types, or in a layout without Latin letters the one printed at its place. */
export function letterOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (event.key.length !== 1) return event.key;
  const typed = event.key.toLowerCase();
  const placed = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  return placed && FOREIGN.test(typed) ? placed : typed;
}

/** Return the listener that carries the keys out. */
export function onShortcut(commands: Commands): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.matches?.(WRITES))
      return;
    if (document.querySelector('dialog[open]')) return;
    const key = letterOf(event);
    const panel = PANELS[key];
    if (panel) commands.panel(panel);
    else if (key === 'u') commands.undo();
    else if (key === 'h') commands.hint();
    else if (key === 'b') commands.board();
    else if (key === 'Escape') commands.cancel();
    else if (key === ' ' && !target.closest('button, a, summary')) commands.skip();
    else if (key === 'Enter' && !target.closest('button, a')) commands.confirm();
    else return;
    event.preventDefault();
  };
}
