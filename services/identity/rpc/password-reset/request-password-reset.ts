import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import { passwordReset, requestReset } from '../../domain/password-reset.ts';
import { accountByName, isLocked } from '../../steps/registered-account.ts';

export const requestPasswordReset = rpc('identity', 'RequestPasswordReset', {
  access: anyone,
  async run(ctx, { username }) {
    const guest = ctx.asGuest(normalizeName(username));
    const found = await accountByName(guest, username);
    if (found && !isLocked(ctx, found)) await guest.decide(passwordReset.of({ account: found.id }), requestReset(found.id, guest.now()));
    return {};
  },
});
