// Small renditions for reading offline. The server is asked each time, since access may have ended; what it refuses is dropped.
import { afterwards, askServer, isGone } from './ask-server.ts';
import { boundedCache } from './bounded-cache.ts';
import { currentSession } from './member.ts';

/** 60 MB at most: 200 pictures of 300 KB. */
const pictures = boundedCache({ area: 'pictures', maxEntries: 200, maxEntryBytes: 300_000 });
/** Time in milliseconds for the server to answer before a kept picture is shown. */
const maxMs = 3000;
/** Width in pixels up to which renditions are kept. */
const maxWidthPx = 1280;

/** True for pictures that are kept: renditions, and pictures of members and groups. Originals, videos, archives and downloads are not. */
export function isKeptPicture({ headers, url }: Request): boolean {
  const { pathname, search } = new URL(url);
  if (!/^\/storage\/(rendition|avatar|group-banner)\/.*\.(webp|svg)$/.test(pathname) || search !== '' || headers.has('Range')) return false;
  return (renditionIn(pathname)?.widthPx ?? 0) <= maxWidthPx;
}

/** A rendition in an address: `{folder}{turn}{width}.webp`. All renditions in a folder are of one item; those of a turned picture have a prefix. */
function renditionIn(pathname: string) {
  const nameAt = pathname.lastIndexOf('/') + 1;
  const [, turn = '', width] = /^(.*-)?(\d+)\.webp$/.exec(pathname.slice(nameAt)) ?? [];
  return pathname.startsWith('/storage/rendition/') && width ? { folder: pathname.slice(0, nameAt), turn, widthPx: Number(width) } : undefined;
}

/** Kept picture. For a rendition that the server cannot send, the largest other size takes its place. */
async function findKept(session: number, pathname: string, isAway: boolean): Promise<Response | undefined> {
  const exact = await pictures.find(session, pathname);
  const wanted = renditionIn(pathname);
  if (exact || !wanted || !isAway) return exact;
  const sizes = (await pictures.paths(session)).flatMap((path) => {
    const one = renditionIn(path);
    return one?.folder === wanted.folder && one.turn === wanted.turn ? [{ path, widthPx: one.widthPx }] : [];
  });
  const [largest] = sizes.toSorted((one, other) => other.widthPx - one.widthPx);
  return largest && pictures.find(session, largest.path);
}

/** Drops a picture whose access has ended; of a rendition, all sizes. */
async function dropAll(session: number, pathname: string): Promise<void> {
  const folder = renditionIn(pathname)?.folder;
  const sizes = folder === undefined ? [] : (await pictures.paths(session)).filter((path) => path.startsWith(folder));
  await pictures.drop(session, [pathname, ...sizes]);
}

const isPicture = ({ status, headers }: Response) =>
  status === 200 && headers.get('Content-Type')?.startsWith('image/') === true && headers.get('Cache-Control')?.includes('no-store') !== true;

/** `note`: what answers say about the session. `wait`: work that continues after the answer. */
export function answerPicture(request: Request, note: (answer: Response) => Promise<void>, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const session = currentSession();
  const keep = async (answer: Response) => {
    await note(answer);
    if (isPicture(answer)) await pictures.keep(await session, pathname, answer);
    else if (isGone(answer)) await dropAll(await session, pathname);
  };
  const asked = fetch(request);
  wait(afterwards(asked, keep));
  return askServer(asked, maxMs, async (isAway) => findKept(await session, pathname, isAway));
}
