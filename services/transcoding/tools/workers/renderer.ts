// [Note: Places to render] A picture that renders cannot be interrupted, and may take two minutes. So members share the pools by the concurrency of the
// reactions, and each pool has a worker for every job that these run at once. One member's slow pictures occupy `perHome` workers, and the next member's
// picture begins at once in another one. Only if memory is short, jobs wait for a free worker.
import type { Concurrency } from '@kloak/platform/reaction.ts';
import { renderPool } from './render-pool.ts';

/** Photographs and posters. `renderWorkers` of a member render while one more is fetched or stored. */
export const photoPlaces = (renderWorkers: number) => ({ total: 7, perHome: Math.min(renderWorkers + 1, 5) }) satisfies Concurrency;

/** One film each of the short and the long ones. */
export const filmPlaces = { total: 1 } satisfies Concurrency;

/** Turned photographs: their owner waits for them. */
export const turnPlaces = { total: 3, perHome: 2 } satisfies Concurrency;

export const previewPlaces = { total: 4, perHome: 2 } satisfies Concurrency;
export const avatarPlaces = { total: 2, perHome: 1 } satisfies Concurrency;
export const bannerPlaces = { total: 2, perHome: 1 } satisfies Concurrency;

/** The workers of this process; late posters of films come here, too. */
export const renderer = renderPool({ maxWorkers: photoPlaces(1).total + 2 * filmPlaces.total + turnPlaces.total });

/** Workers of their own, so that no preview, avatar or banner waits for photographs. */
export const previewRenderer = renderPool({ maxWorkers: previewPlaces.total + avatarPlaces.total + bannerPlaces.total });
