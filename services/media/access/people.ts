import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';

/**
 * Members whose posts the caller sees in the family's lists: these `people`, or, if empty, the caller and all connections (≤ 500). Refuses: 403
 * `not-connected` if one of them is neither, 503 `catching-up`.
 */
export async function ownersAmong(ctx: Pick<Ctx, 'strict'>, viewer: string, people: readonly string[]): Promise<string[]> {
  const known = new Set([viewer, ...(await relativesOf(ctx.strict(relations), viewer))]);
  if (people.some((person) => !known.has(person))) throw new Refusal('forbidden', 'not-connected', 'You are not connected with this person.');
  return people.length === 0 ? [...known] : [...new Set(people)];
}
