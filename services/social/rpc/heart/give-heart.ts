import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfSubject } from '../../access/subject.ts';
import { give, heart } from '../../domain/heart.ts';
import { subjectId } from '../../domain/subject.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { showHeart } from './show-heart.ts';

export const giveHeart = rpc('social', 'GiveHeart', {
  access: viewerOfSubject,
  async run(ctx, _request, { subject, viewer }) {
    const place = { ...subject, who: viewer };
    await ctx.decide(heart.of(place), give(place));
    return { heart: showHeart(subjectId(subject), await profilesOf(ctx, [viewer]))(viewer) };
  },
});
