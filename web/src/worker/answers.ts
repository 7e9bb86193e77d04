// Answers of calls that only read, for reading offline. They are kept here, since requests that the page sends before its app is loaded find them, too.
import { keptHeader } from '../lib/worker-names.ts';
import { afterwards, askServer, isGone } from './ask-server.ts';
import { boundedCache } from './bounded-cache.ts';
import { buildFacts } from './build-facts.ts';
import { currentSession } from './member.ts';
import { noteAuth, noteSession } from './session.ts';

/** 40 MB at most, mostly far less: 200 answers of 200 KB. */
const answers = boundedCache({ area: 'answers', maxEntries: 200, maxEntryBytes: 200_000 });
/** Longest body of a request that is kept with its answer, in characters. */
const maxBodyLength = 8000;
/** Time in milliseconds for the server to answer before a kept answer is used. */
const maxMs = 5000;

const authPath = '/api/users/auth';

/** True if a request is the named call; `{…}` in the name is any part of a path. */
function isCall(name: string, method: string, path: string): boolean {
  const [wanted, asked] = [name.split('/'), `${method} ${path}`.split('/')];
  return wanted.length === asked.length && wanted.every((part, nth) => part === asked[nth] || part.startsWith('{'));
}
const isKept = (method: string, path: string) => buildFacts().keptCalls.some((name) => isCall(name, method, path));

/** True for calls whose answers are kept, and for those that change the session. */
export const isNotedCall = (method: string, path: string): boolean => isKept(method, path) || path.startsWith('/api/users/');

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
  const isKeptCall = isKept(request.method, pathname);
  const body = isKeptCall && request.method === 'POST' ? await request.clone().text() : '';
  const key = `${pathname}${search}?${encodeURIComponent(body)}`;
  const keeps = isKeptCall && body.length <= maxBodyLength;
  const note = async (answer: Response) => {
    await noteSession(answer, pathname);
    if (pathname === authPath) await noteAuth(answer);
    // The answer may have opened a session.
    const of = pathname === authPath ? await currentSession() : await session;
    if (!keeps) return;
    if (answer.ok) await answers.keep(of, key, answer);
    else if (isGone(answer)) await answers.drop(of, [key]);
  };
  const asked = fetch(request);
  wait(afterwards(asked, note));
  if (!keeps) return asked;
  return askServer(asked, maxMs, async () => marked(await answers.find(await session, key)));
}
