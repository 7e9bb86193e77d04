import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import {
  albumTooLarge,
  maxGroupPostAlbumItems,
  maxGroupPostItems,
  maxGroupPosts,
  notGroupMember,
  readGroupPost,
  tooManyGroupPostItems,
} from '@kloak/proto/rules/group-posts.ts';
import { postsToGroup } from '../../access/post.ts';
import { create, post } from '../../domain/post.ts';
import { mentionedIn } from '../../steps/mentions.ts';
import { removeStray } from '../../steps/remove-stray.ts';
import { postCounts } from '../../views/post-counts.ts';
import { showPost } from '../../views/show-posts.ts';

export const createPost = rpc('groups', 'CreatePost', {
  access: postsToGroup,
  validate({ text, items, album }) {
    // The items of an album are not known yet, so an album counts as one.
    valueOrRefuse(readGroupPost(text, album === undefined ? items.length : 1));
    if (items.length > (album === undefined ? maxGroupPostItems : 0)) throw refusalOf(tooManyGroupPostItems);
  },
  async run(ctx, { group, text: written, album }, { author, items }) {
    const place = { post: ctx.id('post'), group };
    const text = valueOrRefuse(readGroupPost(written, items.length));
    if (items.length > maxGroupPostAlbumItems) throw refusalOf(albumTooLarge);
    const isFull = ((await ctx.view(postCounts).get(group))?.posts ?? 0) >= maxGroupPosts;
    const mentions = await mentionedIn(ctx, group, author, text);
    await ctx.decide(post.of(place), create(place, { author, text, items, album, mentions }, isFull));
    // The author may leave between the access check and the decision.
    if (await removeStray(ctx, place, author)) throw refusalOf(notGroupMember);
    return { post: await showPost(ctx, place.post) };
  },
});
