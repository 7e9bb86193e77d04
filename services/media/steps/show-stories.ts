import { cards, cardsById } from '@kloak/access/cards.ts';
import { mayView } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxAlbumsPerStory, maxPostsPerStory } from '@kloak/proto/rules/stories.ts';
import { oneLine } from '@kloak/proto/rules/text/one-line.ts';
import type { Story } from '@kloak/proto/types/media.ts';
import { spreadOver } from '../domain/story/number-ranges.ts';
import { type AlbumDoc, albums } from '../views/albums.ts';
import { type PostDoc, posts, storyKeyOf } from '../views/posts.ts';
import { seenId, seenStories, unseenOf } from '../views/seen-stories.ts';
import { bytesOfPost, showPost, showToClose } from '../views/show-post.ts';
import { countFor, type StoryDoc } from '../views/stories.ts';

/** Albums with the most posts of a story that are read; private ones among them are not named. */
const maxAlbumsRead = 10;

const mostFirst = ({ albums: counts }: StoryDoc) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxAlbumsRead)
    .map(([id]) => id);

/** Posts of each story, spread over those that relatives see, in the order taken. One query for all. */
async function readPosts(ctx: Pick<Ctx, 'view'>, docs: readonly StoryDoc[]): Promise<ReadonlyMap<string, PostDoc[]>> {
  const keys = docs.flatMap(({ id, visible }) => spreadOver(visible, maxPostsPerStory).map((number) => storyKeyOf(id, number)));
  if (keys.length === 0) return new Map();
  const { items } = await ctx.view(posts).newest({ index: 'inStory', keys, perKey: 1, limit: keys.length });
  const shown = items.filter((post) => post.published && !post.unseen);
  return Map.groupBy(shown, ({ story = '' }) => story);
}

async function readAlbums(ctx: Pick<Ctx, 'view'>, docs: readonly StoryDoc[]): Promise<ReadonlyMap<string, AlbumDoc>> {
  const found = await ctx.view(albums).getMany([...new Set(docs.flatMap(mostFirst))]);
  return new Map(found.map((album) => [album.id, album]));
}

/** Stories (≤ 100) as `viewer` sees them: their owner, or a connection of their owners. Four queries for all of them. */
export async function showStories(ctx: Pick<Ctx, 'view'>, docs: readonly StoryDoc[], viewer: string): Promise<Story[]> {
  const [cardOf, postsOf, albumOf, seen] = await Promise.all([
    cardsById(
      ctx.view(cards),
      docs.map(({ owner }) => owner),
    ),
    readPosts(ctx, docs),
    readAlbums(ctx, docs),
    ctx.view(seenStories).getMany(docs.map(({ id }) => seenId(id, viewer))),
  ]);
  const seenOf = new Map(seen.map((one) => [one.story, one.seen]));
  return docs.map((doc) => {
    const { id, owner, firstAt, lastAt } = doc;
    const card = cardOf.get(owner);
    const named = mostFirst(doc).flatMap((album) => albumOf.get(album) ?? []);
    return {
      id,
      writer: showToClose(owner, card),
      count: countFor(doc, viewer),
      unseen: unseenOf(doc, viewer, seenOf.get(id)),
      firstAt,
      lastAt,
      albums: named
        .filter((album) => mayView(viewer, album, owner !== viewer))
        .slice(0, maxAlbumsPerStory)
        .map((album) => ({ id: album.id, name: oneLine(album.name) })),
      posts: (postsOf.get(id) ?? []).filter((post) => mayView(viewer, post, owner !== viewer)).map((post) => showPost(post, card, viewer, true)),
    };
  });
}

/** Size in bytes of a story in an answer of the public API. */
export const bytesOfStory = ({ posts: shown = [], ...story }: Story): number =>
  Buffer.byteLength(JSON.stringify(story)) + shown.reduce((bytes, post) => bytes + bytesOfPost(post), 0);
