import { isRecord } from '../../lib/is-record.ts';

/** What another page of the account hands to the sign-in, in the history entry: whose address stands in the field, and what is said above it. */
export type Arrival = { readonly email?: string; readonly notice: string };

export function arrivalIn(state: unknown): Partial<Arrival> {
  if (!isRecord(state)) return {};
  const { email, notice } = state;
  return { ...(typeof email === 'string' && { email }), ...(typeof notice === 'string' && { notice }) };
}
