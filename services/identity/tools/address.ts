import { Refusal } from '@kloak/platform/errors.ts';
import { z } from 'zod';

// RFC 5321: no address that mail can reach is longer.
const address = z.email().max(254);

/** The address as it is kept, without spaces around it. Refuses what is none. */
export function parseAddress(text: string): string {
  const kept = text.trim();
  if (kept === '') throw new Refusal('invalid', 'email-required', 'Email is required');
  if (!address.safeParse(kept).success) throw new Refusal('invalid', 'email-invalid', 'Email is invalid');
  return kept;
}
