import { type Call, identityNames } from '@kloak/proto/api/call.ts';
import { notYou } from '../answers.ts';

/** The id that a field names; none when it is not an id at all, which the shape then refuses. */
function idIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('_id' in value)) return undefined;
  return typeof value._id === 'string' ? value._id : undefined;
}

/** Refuses: 403 a body in somebody else's name. */
export function checkIdentity({ callerIsOneOf = [] }: Call, fields: Record<string, unknown>, account: string): void {
  const others = identityNames.filter((name) => !callerIsOneOf.includes(name)).map((name) => idIn(fields[name]));
  if (others.some((id) => id !== undefined && id !== account)) throw notYou();
  const either = callerIsOneOf.map((name) => idIn(fields[name]));
  if (either.length > 0 && !either.includes(undefined) && !either.includes(account)) throw notYou();
}
