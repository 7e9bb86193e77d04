import { verified } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { avatarFault, usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import { avatarOf } from '@kloak/proto/rules/people/avatars.ts';
import { avatar, request } from '../../domain/avatar.ts';
import { avatars } from '../../views/avatars.ts';

/** Usually less than a second; longer behind many others. */
const maxWaitMs = 10_000;

export const changeAvatar = rpc('identity', 'ChangeAvatar', {
  access: verified,
  async run(ctx, { avatar: id, square }, account) {
    const stream = avatar.of({ account });
    await ctx.decide(stream, request({ account, avatar: id }, square ?? usualSquare));
    await ctx.view(avatars).waitFor([account], ([doc]) => doc !== undefined && doc.asked !== id, maxWaitMs);
    const { shown, asked, failure } = await ctx.state(stream);
    if (asked === '' && shown !== id && failure !== undefined) throw refusalOf(avatarFault(failure));
    return { image: avatarOf(account, shown), ready: shown === id };
  },
});
