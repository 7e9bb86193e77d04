import { type RenderPool, renderPool } from './render-pool.ts';

let pool: RenderPool | undefined;

/** Pool of this process; workers start with the first picture. The first call sets their maximum number. */
export function renderer(maxWorkers: number): RenderPool {
  pool ??= renderPool({ maxWorkers });
  return pool;
}

/** A separate worker, so that previews and pictures of members do not wait behind photographs. */
export const previewRenderer = renderPool();
