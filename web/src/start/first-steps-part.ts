import { lazyPart } from '../ui/lazy-part.tsx';

/** First steps, which only new members see. */
export const firstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps);
