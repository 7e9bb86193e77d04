import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { changeDownloads, sharing } from '../../domain/sharing.ts';

export const changeSharing = rpc('media', 'ChangeSharing', {
  access: member,
  narrows: ({ downloads }) => !downloads,
  async run(ctx, { downloads }, owner) {
    await ctx.decide(sharing.of({ owner }), changeDownloads(owner, downloads));
    return {};
  },
});
