import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { checkLink } from '../../steps/reset-link.ts';
import { readPasswordResetToken } from '../../tools/password-reset-token.ts';

export const isPasswordResetValid = rpc('identity', 'IsPasswordResetValid', {
  access: anyone,
  async run(ctx, { token }) {
    const link = await readPasswordResetToken(ctx, token);
    return { valid: link !== undefined && (await checkLink(ctx, link)).isGood };
  },
});
