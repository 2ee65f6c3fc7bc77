/** For tests: a WebSocket that does what it is told, and the little of a browser that a link needs. */
import { vi } from 'vitest';
import { connect } from './link';
import type { TableSource } from './source';
import { TableClient } from './table.svelte';

export class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  /** Those that nobody has closed. */
  static get alive(): FakeSocket[] {
    return FakeSocket.made.filter((one) => one.readyState !== 3);
  }
  readyState = 0;
  sent: { type: string; ref: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event?: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  close(code?: number, reason = '') {
    this.readyState = 3;
    this.onclose?.(code === undefined ? undefined : { code, reason });
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Follow a table of which there is nothing but its socket. */
export function clientOf(id: string): TableClient {
  const source: Partial<TableSource> = { id, connect: (hooks) => connect(id, `ws://x/${id}`, hooks) };
  return new TableClient(source as TableSource);
}

/** Put the fakes in place; returns those who listen to the browser at any time. */
export function fakeBrowser(): unknown[] {
  const listening: { name: string; listener: unknown }[] = [];
  const target = {
    addEventListener: (name: string, listener: unknown) => void listening.push({ name, listener }),
    removeEventListener: (name: string, listener: unknown) => {
      const index = listening.findIndex((one) => one.name === name && one.listener === listener);
      if (index >= 0) listening.splice(index, 1);
    },
  };
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', target.addEventListener);
  vi.stubGlobal('removeEventListener', target.removeEventListener);
  vi.stubGlobal('document', { ...target, visibilityState: 'visible' });
  return listening;
}

export function realBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
