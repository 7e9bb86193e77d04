import type { Ctx } from '@kloak/platform/context.ts';
import { type ListPage, type ListRequest, pageSize, readFrom, readPage, type ViewList } from '@kloak/platform/lists/paging.ts';
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import type { ListHeartsResponse } from '@kloak/proto/types/social.ts';
import { profilesOf } from '../../steps/profiles.ts';
import { countHearts, type HeartCount, type HeartDoc, heartId, hearts, isHeart } from '../../views/hearts.ts';
import { showHeart } from './show-heart.ts';

/** Thing (item or comment) with hearts, and the member who reads them. */
type Hearts = { target: string; viewer: string };

type HeartsReader = ViewReader<HeartDoc | HeartCount>;
type Whose = { whose: string[]; total: number; next: string | undefined };

/** Cursor after one's own heart, before those of others. */
const afterOwn = 'own';

/** A page of the hearts on a thing that the caller may view. */
export async function pageOfHearts(ctx: Ctx, { target, viewer }: Hearts, { page, perPage, before }: ListRequest): Promise<ListHeartsResponse> {
  const { whose, total, next } = await pageOfWhose(ctx.view(hearts), { target, viewer }, { page, perPage, before });
  const profileOf = await profilesOf(ctx, whose);
  return { hearts: whose.map(showHeart(target, profileOf)), total, next };
}

/** Reads a page of members who gave hearts, or likes. */
export async function pageOfWhose(reader: HeartsReader, { target, viewer }: Hearts, { page, perPage, before }: ListRequest): Promise<Whose> {
  const total = await countHearts(reader, target);
  const { items, next } = await ownFirst(reader, { target, viewer, total }, { page, perPage: pageSize(perPage), before });
  return { whose: items.map(({ who }) => who), total, next };
}

/** The viewer's own heart, then the others', newest first. */
async function ownFirst(
  reader: HeartsReader,
  { target, viewer, total }: Hearts & { total: number },
  { page, perPage, before }: ListRequest,
): Promise<ListPage<HeartDoc>> {
  const others: ViewList<HeartDoc | HeartCount, HeartDoc> = {
    reader,
    index: 'byTarget',
    equals: [target],
    pick: (doc) => (isHeart(doc) && doc.who !== viewer ? [doc] : []),
  };
  if (before !== undefined) return readFrom(others, perPage, before === afterOwn ? undefined : before);
  const own = await reader.get(heartId(target, viewer));
  if (!isHeart(own)) return readPage(others, page * perPage, perPage);
  if (page > 0) return readPage(others, page * perPage - 1, perPage);
  if (perPage === 1) return { items: [own], next: total > 1 ? afterOwn : undefined };
  const rest = await readFrom(others, perPage - 1);
  return { items: [own, ...rest.items], next: rest.next };
}
