// [Note: Arrivals first] The sender of an upload waits for it, but nobody waits for its check and its renditions yet. So while uploads fill the process's
// time, few stored bytes are copied, one after another. On a slow line uploads leave enough time, and no copy is delayed.
import { setTimeout as pause } from 'node:timers/promises';
import { serialByKey } from '../../async/serial-by-key.ts';

/** Bytes of uploads in one window from which they fill the process's time: 10 MB/s. */
const [windowMs, busyBytes] = [100, 1e6];

export type Arrivals = {
  /** Counts bytes of an upload. */
  count(bytes: number): void;
  /** Resolves at once; while uploads fill the process's time, for one caller every 100 ms. */
  yieldToThem(): Promise<void>;
};

/** `now`: milliseconds of a steady clock. */
export function watchArrivals(now = () => performance.now()): Arrivals {
  const turns = serialByKey();
  let window = 0;
  let counted = 0;
  let before = 0;
  const turnWindow = () => {
    const current = Math.floor(now() / windowMs);
    if (current === window) return;
    before = current === window + 1 ? counted : 0;
    [window, counted] = [current, 0];
  };
  const isBusy = () => {
    turnWindow();
    return Math.max(before, counted) >= busyBytes;
  };
  return {
    count(bytes) {
      turnWindow();
      counted += bytes;
    },
    async yieldToThem() {
      if (isBusy()) await turns.run('copies', async () => isBusy() && pause(windowMs));
    },
  };
}
