import { Refusal } from '@kloak/platform/errors.ts';
import type { customerMissing, planEnded } from '@kloak/proto/rules/plans.ts';

/** True if the provider no longer knows the thing; then its state is read and adopted. */
export const isMissingAtProvider = (error: unknown, { code }: typeof customerMissing | typeof planEnded): boolean =>
  error instanceof Refusal && error.code === code;
