import type { Handlers } from '@kloak/platform/service.ts';
import { publicKeys } from '../tools/signing-keys.ts';

export const getSigningKeys: Handlers<'identity'>['GetSigningKeys'] = async (ctx) => {
  return { jwks: await publicKeys(ctx, ctx.now()) };
};
