// Answers of calls that only read, for reading offline. They are kept here, since requests that the page sends before its app is loaded find them, too.
import { keptHeader } from '../lib/worker-names.ts';
import { afterwards, askServer } from './ask-server.ts';
import { boundedCache } from './bounded-cache.ts';
import { currentSession } from './member.ts';
import { noteAuth, noteSession } from './session.ts';

/** 30 MB at most, mostly far less: 150 answers of 200 KB. */
const answers = boundedCache({ area: 'answers', maxEntries: 150, maxEntryBytes: 200_000 });
/** Longest body of a request that is kept with its answer, in characters. */
const maxBodyLength = 8000;
/** Time in milliseconds for the server to answer before a kept answer is used. */
const maxMs = 5000;

const authPath = '/api/users/auth';
/** Calls of Home, Photos, posts, albums, groups, rooms and members. Every other answer is kept nowhere. */
const keptCalls: ReadonlySet<string> = new Set([
  'profile/stories',
  'profile/story',
  'profile/find-media-byfamily',
  'profile/get-my-profile',
  'profile/get-posts-profile',
  'library/on-this-day',
  'library/family-days',
  'library/family-posts-by-day',
  'post/image-post-byid',
  'post/video-post-byid',
  'post/posts-by-album',
  'post/post-by-id',
  'image/my-albums',
  'image/album-by-profile',
  'image/imagesByProfile',
  'comment/getImageComments',
  'comment/getComments',
  'groups/groups-by-profile',
  'groups/group-by-id',
  'chatbox/fetch-chatrooms',
  'chatbox/conversation-query',
  'notification/list',
  'users/getProfile',
]);
const connections = /^\/api\/connection\/all\/[^/]+$/;

const isKept = (path: string) => path === authPath || connections.test(path) || keptCalls.has(path.slice('/api/'.length));

/** True for calls whose answers are kept, and for those that change the session. */
export const isNotedCall = (path: string): boolean => isKept(path) || path.startsWith('/api/users/');

const isGone = (status: number) => status === 403 || status === 404 || status === 410;

async function marked(kept: Response | undefined): Promise<Response | undefined> {
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set(keptHeader, '1');
  return new Response(kept.body, { headers });
}

/** Answers a call: by the server, else by what was kept for the same call and body. `wait`: work that continues after the answer. */
export async function answerCall(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const session = currentSession();
  const body = isKept(pathname) && request.method === 'POST' ? await request.clone().text() : '';
  const key = `${pathname}${search}?${encodeURIComponent(body)}`;
  const keeps = isKept(pathname) && body.length <= maxBodyLength;
  const note = async (answer: Response) => {
    await noteSession(answer, pathname);
    if (pathname === authPath) await noteAuth(answer);
    // The answer may have opened a session.
    const of = pathname === authPath ? await currentSession() : await session;
    if (keeps && answer.ok) await answers.keep(of, key, answer);
    else if (isGone(answer.status)) await answers.drop(of, key);
  };
  const asked = fetch(request);
  wait(afterwards(asked, note));
  if (!keeps) return asked;
  return askServer(asked, maxMs, async () => marked(await answers.find(await session, key)));
}
