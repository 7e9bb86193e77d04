import { lazyPart } from '../app/lazy-part.tsx';

/** The first steps, which only who is new sees. */
export const firstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps);
