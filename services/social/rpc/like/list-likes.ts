import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfLiked } from '../../access/liked.ts';
import { subjectId } from '../../domain/subject.ts';
import { likes } from '../../views/likes.ts';
import { pageOfWhose } from '../heart/heart-pages.ts';

export const listLikes = rpc('social', 'ListLikes', {
  access: viewerOfLiked,
  async run(ctx, { page, perPage, before }, { subject, viewer, comment }) {
    const { whose, ...found } = await pageOfWhose(ctx.view(likes), { target: comment ?? subjectId(subject), viewer }, { page, perPage, before });
    return { likes: whose, ...found };
  },
});
