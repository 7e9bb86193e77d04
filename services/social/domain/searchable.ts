import { normalizeName } from '@kloak/proto/rules/people/names.ts';

/** What a name or an address is found by: itself, and the parts of it between its signs. */
export function searchableWords(...texts: readonly string[]): string[] {
  const whole = texts.map(normalizeName).filter((text) => text !== '');
  return [...new Set(whole.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]).filter((word) => word !== ''))];
}
