import { Refusal } from '@kloak/platform/errors.ts';
import type { customerIsGone, planEnded } from '@kloak/proto/rules/plans.ts';

/** Whether the provider says that there is no such thing any more: how it stands is then asked, and taken up. */
export const isGone = (error: unknown, { code }: typeof customerIsGone | typeof planEnded): boolean => error instanceof Refusal && error.code === code;
