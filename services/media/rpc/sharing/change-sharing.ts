import { member } from '@kloak/access/rules.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { letDownload, sharing } from '../../domain/sharing.ts';

export const changeSharing = rpc('media', 'ChangeSharing', {
  access: member,
  async run(ctx, { downloads }, owner) {
    await ctx.decide(sharing.of({ owner }), letDownload(owner, downloads));
    // Who may is read from the stream itself; what was granted before is forgotten.
    if (!downloads) ctx.wake(wakeUps.accessNarrowed);
    return {};
  },
});
