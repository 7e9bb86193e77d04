import { type Call, identityNames } from '@kloak/proto/api/call.ts';
import { notYou } from '../http/answers.ts';

/** The id that a field names; none when it is not an id at all, which the shape then refuses. */
function idIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('_id' in value)) return undefined;
  return typeof value._id === 'string' ? value._id : undefined;
}

const isAddress = (value: unknown) => typeof value === 'string' && value.includes('@');

/** Refuses: 403 if a body names another caller. */
export function checkIdentity({ callerIsOneOf = [], callerByAddress = [], targets = [] }: Call, fields: Record<string, unknown>, account: string): void {
  const isElsewhere = (name: string) => callerIsOneOf.includes(name) || targets.includes(name) || (callerByAddress.includes(name) && isAddress(fields[name]));
  const others = identityNames.filter((name) => !isElsewhere(name)).map((name) => idIn(fields[name]));
  if (others.some((id) => id !== undefined && id !== account)) throw notYou();
  const either = callerIsOneOf.map((name) => idIn(fields[name]));
  if (either.length > 0 && !either.includes(undefined) && !either.includes(account)) throw notYou();
}
