import type { StreamRef } from '@kloak/platform/service.ts';
import type { PairAct } from '../domain/pair.ts';

/** The stream of two members; the pair is its home. */
export function pairRef({ low, high }: PairAct): StreamRef {
  const id = `${low}:${high}`;
  return { id, home: id };
}
