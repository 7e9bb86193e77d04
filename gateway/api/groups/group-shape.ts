// Groups as the public API shows them.
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { Group, GroupCard, GroupHistoryEntry, GroupInvite, OwnGroupCard, Post } from '@kloak/proto/api/types.ts';
import { bannerUrl } from '@kloak/proto/rules/files/storage-keys.ts';
import { type GroupAct, groupActs } from '@kloak/proto/rules/group-history.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { compactPost } from '../posts/post-shape.ts';
import type { Ask } from '../route.ts';
import { cardOf } from '../shapes.ts';

type ReceivedGroup = NonNullable<ResponseOf<'groups.GetGroup'>['group']>;
type ReceivedCard = NonNullable<ReceivedGroup['card']>;

export const groupCardOf = ({ id, banner, newest: _newest, ...card }: ReceivedCard): GroupCard => ({
  _id: id,
  ...card,
  ...(banner !== undefined && { banner: { filePath: bannerUrl(id, banner, 'wide'), thumbNail: bannerUrl(id, banner, 'thumb') } }),
});

/** True if the post has a rendition. */
const isDrawn = ({ image, video }: Post): boolean => ((image ?? video)?.sources.length ?? 0) > 0;

/** Groups of the viewer, with pictures for those without a banner; one call to media for all. */
export async function ownGroupsOf(ask: Ask<'media.ListPostsById'>, cards: readonly ReceivedCard[], viewer: string): Promise<OwnGroupCard[]> {
  const items = [...new Set(cards.flatMap(({ newest }) => newest))];
  const { posts } = items.length === 0 ? { posts: [] } : await ask('media.ListPostsById', { items });
  const shown = new Map(posts.map((post) => [post.id, compactPost(post, viewer)]));
  return cards.map((card) => {
    const newest = card.newest.flatMap((item) => shown.get(item) ?? []).find(isDrawn);
    return { ...groupCardOf(card), ...(newest && { newest }) };
  });
}

/** An invite is known by its group. */
export const groupInviteOf = (card: ReceivedCard): GroupInvite => ({ _id: card.id, group: groupCardOf(card) });

export function groupOf({ card, insight, management }: ReceivedGroup): Group {
  return {
    ...groupCardOf(assertPresent(card)),
    ...(insight && {
      isHidden: insight.hidden,
      owner: cardOf(assertPresent(insight.owner)),
      admins: insight.admins.map(cardOf),
      members: insight.members.map(cardOf),
    }),
    ...(management && {
      invited: management.invited.map(cardOf),
      requests: management.requests.map(cardOf),
      blocked: management.blocked.map(cardOf),
    }),
  };
}

const isAct = (act: string): act is GroupAct => groupActs.some((one) => one === act);

export function historyEntryOf({ id, act, by, who, at }: ResponseOf<'groups.ListHistory'>['entries'][number]): GroupHistoryEntry {
  if (!isAct(act)) throw new Error(`The history of a group tells of ${act}.`);
  return { _id: id, act, by: cardOf(assertPresent(by)), ...(who && { who: cardOf(who) }), at };
}
