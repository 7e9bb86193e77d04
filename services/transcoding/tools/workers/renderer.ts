import { type RenderPool, renderPool } from './render-pool.ts';

let pool: RenderPool | undefined;

/** Pool of this process; workers start with the first picture. The first call sets their maximum number. */
export function renderer(maxWorkers: number): RenderPool {
  pool ??= renderPool({ maxWorkers });
  return pool;
}

/** One worker of its own, so that a preview or a picture of a member does not wait for the photographs before it. */
export const previewRenderer = renderPool();
