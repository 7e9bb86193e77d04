import { renderPool } from './render-pool.ts';

/** The workers of this process; they start with the first picture. */
export const renderer = renderPool();
