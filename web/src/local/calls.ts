/** Calls to a worker by name, answered by number; what it says of itself is heard. */
import { Failed } from '../net/failed';
import { Lost } from '../net/link';
import type { FromServer } from '../wire';
import type { Call, Heard } from './answering';

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** In the page: a worker that is started when it is first needed. */
export class WorkerCalls {
  #worker: Worker | null = null;
  #number = 0;
  readonly #begin: () => Worker;
  readonly #said: (message: FromServer) => void;
  readonly #instead: (searching: boolean) => void;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    begin: () => Worker,
    said: (message: FromServer) => void = () => undefined,
    instead: (searching: boolean) => void = () => undefined,
  ) {
    this.#begin = begin;
    this.#said = said;
    this.#instead = instead;
  }

  start(): void {
    this.#worker ??= this.#start();
  }

  call<Answer>(name: string, ...given: unknown[]): Promise<Answer> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Lost());
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, name, given } satisfies Call);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail(new Lost());
  }

  #start(): Worker {
    const worker = this.#begin();
    worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#hear(data);
    worker.onerror = (event) => {
      this.#fail(new Failed(0, null, event.message));
      this.#worker = null;
    };
    return worker;
  }

  #hear(heard: Heard): void {
    if ('said' in heard) {
      this.#said(heard.said);
      return;
    }
    if ('instead' in heard) {
      this.#instead(heard.instead);
      return;
    }
    const waiting = this.#waiting.get(heard.number);
    this.#waiting.delete(heard.number);
    if ('answer' in heard) {
      waiting?.resolve(heard.answer as never);
      return;
    }
    const { status, reason, words } = heard.failed;
    waiting?.reject(new Failed(status, reason, words));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
