// The part of k6's modules that the load scripts use, for one virtual user of the stand-in.
import { visitor } from '@kloak/proto/client/visitor.ts';
import type { Measures } from './measures.ts';

type Params = { headers?: Record<string, string>; tags?: Record<string, string>; responseCallback?: ReadonlySet<number> };
/** Exports by module name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** `fail`: called for each failed check. */
type Load = { measures: Measures; startTime: number; fail(check: string): void };

const isFine = (status: number) => status >= 200 && status < 400;

/** `id` counts the virtual users of a test from 1. */
export function modulesFor(id: number, { measures, startTime, fail }: Load): Modules {
  const browser = visitor('');

  async function asyncRequest(method: string, url: string, body: RequestInit['body'], { headers = {}, tags = {}, responseCallback }: Params) {
    const names = Object.entries(tags).map(([name, value]) => `${name}:${value}`);
    const begun = performance.now();
    const response = await browser.fetch(url, { method, body, headers });
    const text = await response.text();
    measures.add('http_req_duration', performance.now() - begun, names);
    const isExpected = responseCallback?.has(response.status) ?? isFine(response.status);
    measures.add('http_req_failed', isExpected ? 0 : 1, names);
    return { status: response.status, json: () => JSON.parse(text) };
  }

  function check<Value>(value: Value, sets: Record<string, (value: Value) => boolean>): boolean {
    const found = Object.entries(sets).map(([name, holds]) => ({ name, isMet: holds(value) }));
    for (const { name, isMet } of found) {
      measures.add('checks', isMet ? 1 : 0);
      if (!isMet) fail(name);
    }
    return found.every(({ isMet }) => isMet);
  }

  return {
    k6: { check },
    'k6/data': {
      SharedArray: function SharedArray(_name: string, make: () => unknown[]) {
        return make();
      },
    },
    'k6/execution': { default: { scenario: { startTime }, vu: { idInTest: id } } },
    'k6/http': { default: { asyncRequest, expectedStatuses: (...statuses: number[]) => new Set(statuses) } },
    'k6/metrics': {
      Trend: function Trend(name: string) {
        measures.declare(name);
        return { add: (value: number) => measures.add(name, value) };
      },
    },
    'k6/timers': { setTimeout },
    'k6/websockets': {
      WebSocket: function StandInSocket(url: string) {
        return new WebSocket(url, { headers: { cookie: browser.cookies() } });
      },
    },
  };
}
