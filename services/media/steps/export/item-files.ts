import type { ReactionCtx } from '@kloak/platform/context.ts';
import { writableName } from '@kloak/proto/rules/files/archive-names.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { takenPrecisionOf } from '@kloak/proto/rules/taken-dates.ts';
import type { MemberExport } from '../../domain/member-export.ts';
import { type Sidecar, xmpOf } from '../../tools/sidecar.ts';
import { albums } from '../../views/albums.ts';
import { type PostDoc, posts } from '../../views/posts.ts';
import { type SummedFile, textFile } from './keep-files.ts';
import { type Reactions, reactionsOn } from './reactions-on.ts';

const maxAtOnce = 100;
/** Maximum hearts and comments in memory, if there is more than one item. */
const maxReactions = 5000;

type Moment = { moment: string; ofMoment: number };
/** Items, newest first: their files, their entries for the export's page, and the cursor. */
export type ItemPage = { files: SummedFile[][]; entries: object[]; next: string | undefined; last: Moment };

async function albumNames(ctx: ReactionCtx, items: readonly PostDoc[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(items.flatMap((item) => item.albums))];
  return new Map((await ctx.view(albums).getMany(ids)).map(({ id, name }) => [id, name]));
}

/** Reads items up to the memory limit for their reactions; at least one item. */
async function readItems(
  ctx: ReactionCtx,
  owner: string,
  from: string,
  limit = maxAtOnce,
): Promise<{ items: PostDoc[]; next: string | undefined; reactionsOf(item: string): Reactions }> {
  const { items, next } = await ctx.view(posts).page({ index: 'byTaken', equals: [owner, true], limit, ...(from !== '' && { before: from }) });
  const max = items.length > 1 ? maxReactions : Number.POSITIVE_INFINITY;
  const ids = items.map(({ id }) => id);
  const reactionsOf = items.length === 0 ? () => ({ hearts: [], comments: [] }) : await reactionsOn(ctx, owner, ids, max);
  return reactionsOf ? { items, next, reactionsOf } : readItems(ctx, owner, from, Math.ceil(limit / 4));
}

const momentOf = ({ taken }: PostDoc) => taken.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

/** Path by the first album, or else the year. The name begins with the moment and, within one moment, a number: so paths are unique. */
function pathOf({ fileName }: PostDoc, { moment, ofMoment }: Moment, album: string | undefined): string {
  const folder = album === undefined ? `Photos and videos/${moment.slice(0, 'YYYY'.length)}` : `Albums/${writableName(album)}`;
  const time = moment.replace('T', ' ').replaceAll(':', '.');
  return `${folder}/${time}${ofMoment > 1 ? `-${ofMoment}` : ''} ${writableName(fileName)}`;
}

function sidecarOf(item: PostDoc, names: readonly string[], reactions: Reactions): Sidecar {
  const { title, description, category, privacy, createdAt, latitude, longitude, fileName, type, fileSize, sha256, quarterTurns = 0, orientation = 1 } = item;
  return {
    title,
    description,
    takenAt: momentOf(item),
    takenPrecision: takenPrecisionOf[item.takenPrecision],
    takenAbout: item.takenAbout,
    ...(quarterTurns !== 0 && { turned: { quarterTurns, orientation } }),
    publishedAt: createdAt,
    ...(latitude !== undefined && longitude !== undefined && { place: { latitude, longitude } }),
    albums: names,
    category,
    sharedWithFamily: isShared(privacy),
    file: { name: fileName, type, bytes: fileSize, sha256 },
    ...reactions,
  };
}

/** Width in pixels that the export's page needs. */
const thumbWidth = 320;

/** Small WebP picture of an item; `undefined` if none exists. */
async function thumbOf({ blobs }: ReactionCtx, item: PostDoc, number: number): Promise<SummedFile | undefined> {
  const pictures = item.renditions.filter(({ type }) => type === 'image/webp').toSorted((one, other) => one.width - other.width);
  const key = (pictures.find(({ width }) => width >= thumbWidth) ?? pictures.at(-1))?.key;
  const facts = key === undefined ? undefined : await blobs.stat(key);
  if (key === undefined || !facts) return undefined;
  const { sha256 } = await blobs.digest(key, facts.etag);
  return { file: { path: `data/thumbnails/${number}.webp`, size: facts.size, madeAt: momentOf(item), key }, sha256 };
}

/** A page of the member's items: each original by its key, with its sidecar files. */
export async function readItemPage(ctx: ReactionCtx, owner: string, { from, since, moment, ofMoment, items: before }: MemberExport): Promise<ItemPage> {
  const { items, next, reactionsOf } = await readItems(ctx, owner, from);
  const [names, thumbs] = await Promise.all([albumNames(ctx, items), Promise.all(items.map((item, index) => thumbOf(ctx, item, before + index + 1)))]);
  let last: Moment = { moment, ofMoment };
  const pages = items.map((item, index) => {
    const at = momentOf(item);
    last = { moment: at, ofMoment: last.moment === at ? last.ofMoment + 1 : 1 };
    const itsAlbums = item.albums.flatMap((id) => names.get(id) ?? []);
    const path = pathOf(item, last, itsAlbums[0]);
    const sidecar = sidecarOf(item, itsAlbums, reactionsOf(item.id));
    const original: SummedFile = { file: { path, size: item.fileSize, madeAt: at, key: item.key }, sha256: item.sha256 };
    const beside = [textFile(`${path}.json`, `${JSON.stringify(sidecar, null, 2)}\n`, since), textFile(`${path}.xmp`, xmpOf(sidecar), since)];
    const thumb = thumbs[index];
    return { files: [original, ...beside, ...(thumb ? [thumb] : [])], entry: { path, thumb: thumb?.file.path, kind: item.kind, ...sidecar } };
  });
  return { files: pages.map(({ files }) => files), entries: pages.map(({ entry }) => entry), next, last };
}
