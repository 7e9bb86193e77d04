import { Refusal } from '@kloak/platform/errors.ts';
import type { customerIsGone, planEnded } from '@kloak/proto/rules/plans.ts';

/** True if the provider no longer knows the thing; then its state is read and adopted. */
export const isGone = (error: unknown, { code }: typeof customerIsGone | typeof planEnded): boolean => error instanceof Refusal && error.code === code;
