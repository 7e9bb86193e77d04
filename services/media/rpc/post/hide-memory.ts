import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownersAmong } from '../../access/people.ts';
import { hideMemories, memories } from '../../domain/story/memories.ts';

export const hideMemory = rpc('media', 'HideMemory', {
  access: member,
  async run(ctx, { day, person, undo }, who) {
    if (person !== undefined && !undo) await ownersAmong(ctx, who, [person]);
    const hidden = person === undefined ? { day: (day ?? '').slice('YYYY-'.length) } : { person };
    await ctx.decide(memories.of({ who }), hideMemories(who, hidden, undo));
    return {};
  },
});
