import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfComment } from '../../access/comment.ts';
import { checkIsThere, comment } from '../../domain/comment.ts';
import { give, heart } from '../../domain/heart.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { showHeart } from './show-heart.ts';

export const giveCommentHeart = rpc('social', 'GiveCommentHeart', {
  access: viewerOfComment,
  async run(ctx, _request, { subject, viewer, comment: id }) {
    checkIsThere(await ctx.state(comment.of({ comment: id, subject })));
    const place = { ...subject, who: viewer, comment: id };
    await ctx.decide(heart.of(place), give(place));
    return { heart: showHeart(id, await profilesOf(ctx, [viewer]))(viewer) };
  },
});
