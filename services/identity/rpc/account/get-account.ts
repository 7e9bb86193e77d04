import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { avatarOf } from '@kloak/proto/rules/people/avatars.ts';
import { account } from '../../domain/account.ts';
import { admins, isAdmin } from '../../domain/admins.ts';
import { avatar } from '../../domain/avatar.ts';
import { sessionEnded } from '../../domain/session.ts';

export const getAccount = rpc('identity', 'GetAccount', {
  access: member,
  async run(ctx, _request, caller) {
    const place = { account: caller };
    const [state, { shown, asked, failure }, listed] = await Promise.all([
      ctx.state(account.of(place)),
      ctx.state(avatar.of(place)),
      ctx.state(admins.of(undefined)),
    ]);
    if (state.status !== 'registered') throw sessionEnded();
    const { id, username, email, verified, seenHelp, deletesAt } = state;
    return {
      account: id,
      username,
      email,
      verified,
      admin: isAdmin(listed, id),
      image: avatarOf(id, shown),
      imagePending: asked !== '',
      imageFailure: failure,
      seenHelp: [...seenHelp],
      deletesAt,
    };
  },
});
