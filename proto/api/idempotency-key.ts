import { z } from 'zod';
import type { Fault } from '../rules/text/checked.ts';

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .describe('A repeated request with the same key within 24 h gets the first answer.');

export const badKey: Fault = { kind: 'invalid', code: 'bad-key', message: 'An Idempotency-Key has 1 to 200 visible ASCII characters.' };
