import { type Listeners, listeners } from './listeners.ts';

/** Event `retry`: waiting requests can continue. Event `back`: the server answers again, and what the page shows may be old. */
export const connectivity = new EventTarget();

/** Triggers a retry of everything that waits: the server answered again, or the user pressed a retry button. */
export function retryNow(): void {
  connectivity.dispatchEvent(new Event('retry'));
}

/** Intervals in milliseconds at which the server is asked whether it is back. */
const [firstProbeMs, lastProbeMs] = [5000, 60_000];

let isOnline = globalThis.navigator?.onLine !== false;
let showsKept = false;
let probe: ReturnType<typeof setTimeout> | undefined;
let nextProbeMs = firstProbeMs;
const { notify, subscribe } = listeners();

// The build renders pages without a window.
if (globalThis.window) {
  for (const name of ['online', 'offline'])
    window.addEventListener(name, () => {
      isOnline = name === 'online';
      if (isOnline && showsKept) void probeNow();
      notify();
    });
}

/** `offline`: the browser has no network. `away`: the server did not answer, and the page shows what the device keeps. */
export type Reach = 'there' | 'offline' | 'away';
export const reach = (): Reach => (isOnline ? (showsKept ? 'away' : 'there') : 'offline');

export const onReach: Listeners['subscribe'] = subscribe;

/** Notes that an answer is a kept one. From then on the server is asked, less and less often, until it answers. */
export function noteKept(): void {
  if (showsKept) return;
  showsKept = true;
  probe = setTimeout(probeNow, nextProbeMs);
  notify();
}

async function probeNow(): Promise<void> {
  clearTimeout(probe);
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  nextProbeMs = Math.min(nextProbeMs * 2, lastProbeMs);
  if (answer?.ok !== true) {
    probe = setTimeout(probeNow, nextProbeMs);
    return;
  }
  showsKept = false;
  notify();
  retryNow();
  connectivity.dispatchEvent(new Event('back'));
}
