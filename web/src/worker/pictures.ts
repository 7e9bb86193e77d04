// Small renditions for reading offline. The server is asked each time, since access may have ended; what it refuses is dropped.
import { afterwards, askServer } from './ask-server.ts';
import { boundedCache } from './bounded-cache.ts';
import { currentSession } from './member.ts';

/** 60 MB at most: 200 pictures of 300 KB. */
const pictures = boundedCache({ area: 'pictures', maxEntries: 200, maxEntryBytes: 300_000 });
/** Time in milliseconds for the server to answer before a kept picture is shown. */
const maxMs = 3000;
/** Width in pixels up to which renditions are kept. Names of renditions end in their width; posters and previews have none. */
const maxWidthPx = 1280;

/** True for pictures that are kept: renditions, and pictures of members and groups. Originals, videos, archives and downloads are not. */
export function isKeptPicture({ headers, url }: Request): boolean {
  const { pathname, search } = new URL(url);
  if (!/^\/storage\/(rendition|avatar|group-banner)\/.*\.(webp|svg)$/.test(pathname) || search !== '' || headers.has('Range')) return false;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return Number(/^\D*(\d+)\.webp$/.exec(name)?.[1] ?? 0) <= maxWidthPx;
}

const isGone = (status: number) => status === 403 || status === 404 || status === 410;
const isPicture = ({ status, headers }: Response) =>
  status === 200 && headers.get('Content-Type')?.startsWith('image/') === true && headers.get('Cache-Control')?.includes('no-store') !== true;

/** `note`: what answers say about the session. `wait`: work that continues after the answer. */
export function answerPicture(request: Request, note: (answer: Response) => Promise<void>, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const session = currentSession();
  const keep = async (answer: Response) => {
    await note(answer);
    if (isPicture(answer)) await pictures.keep(await session, pathname, answer);
    else if (isGone(answer.status)) await pictures.drop(await session, pathname);
  };
  const asked = fetch(request);
  wait(afterwards(asked, keep));
  return askServer(asked, maxMs, async () => pictures.find(await session, pathname));
}
