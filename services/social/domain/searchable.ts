import { normalizeName } from '@kloak/proto/rules/people/names.ts';

/** Search words of names and addresses: the whole text, and its parts between punctuation. */
export function searchableWords(...texts: readonly string[]): string[] {
  const whole = texts.map(normalizeName).filter((text) => text !== '');
  return [...new Set(whole.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]).filter((word) => word !== ''))];
}
