import type { Body } from '@kloak/proto/api/types.ts';
import { mutationOptions } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { withMinDuration } from '../../lib/wait.ts';

/** A link of a mail, and where it is asked for, whose password the account has. */
export type Confirming = Body<'POST /api/users/verify'>;

export const verifyMutation = mutationOptions({
  mutationFn: (confirming: Confirming) => withMinDuration(mutate('POST /api/users/verify', confirming)),
});
