import { mutationOptions } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';

export const verifyMutation = mutationOptions({
  mutationFn: (token: string) => mutate('POST /api/users/verify', { token }),
});
