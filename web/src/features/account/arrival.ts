import { isRecord } from '../../lib/is-record.ts';

/** History state that another account page passes to the sign-in: the notice above its form. */
export type Arrival = { readonly notice: string };

export function arrivalIn(state: unknown): Partial<Arrival> {
  return isRecord(state) && typeof state.notice === 'string' ? { notice: state.notice } : {};
}
