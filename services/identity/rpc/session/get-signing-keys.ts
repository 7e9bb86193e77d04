import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { publicKeys } from '../../tools/signing-keys.ts';

export const getSigningKeys = rpc('identity', 'GetSigningKeys', {
  access: internal,
  async run(ctx) {
    return { jwks: await publicKeys(ctx, ctx.now()) };
  },
});
