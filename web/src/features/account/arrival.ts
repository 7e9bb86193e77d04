import { isRecord } from '../../lib/is-record.ts';

/** What another page of the account hands to the sign-in, in the history entry: what is said above its form. */
export type Arrival = { readonly notice: string };

export function arrivalIn(state: unknown): Partial<Arrival> {
  return isRecord(state) && typeof state.notice === 'string' ? { notice: state.notice } : {};
}
