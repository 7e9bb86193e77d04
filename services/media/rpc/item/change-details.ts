import { noItem } from '@kloak/access/may-view-item.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { ownerOfItem } from '../../access/own-item.ts';
import { readChange } from '../../domain/item/details.ts';
import { item } from '../../domain/item/item.ts';
import { changeDetails as change } from '../../domain/item/item-details.ts';
import { joiningStory } from '../../domain/item/item-story.ts';
import { allotPlacesOf } from '../../steps/join-story.ts';
import { showSinglePost } from '../../steps/show-single-post.ts';

export const changeDetails = rpc('media', 'ChangeDetails', {
  access: ownerOfItem,
  narrows: ({ privacy }) => privacy !== undefined && !isShared(privacy),
  async run(ctx, request, { owner, state }) {
    if (state.status !== 'published') throw noItem();
    const wanted = readChange(request);
    const places = await allotPlacesOf(ctx, { owner, items: [request.item], privacy: wanted.privacy ?? state.said.privacy });
    await ctx.decide(item.of({ item: request.item, owner }), joiningStory(places, change(wanted)));
    return { post: await showSinglePost(ctx, { item: request.item, owner, viewer: owner }) };
  },
});
