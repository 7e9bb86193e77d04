import { requestOf } from '@kloak/proto/api/request.ts';
import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';

declare global {
  /** Calls made before the app was loaded, by method, path and body; `public/before-paint.js` creates it if somebody may be signed in. */
  var kloakAsked: Record<string, Promise<Response>> | undefined;
}

const nameOf = (method: string, path: string, body: string | undefined) => [method, path, body].filter(Boolean).join(' ');
const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** Makes a call in advance of the app, and passes on its answer. */
export function fetchEarly<Name extends ApiName>(name: Name, fields: Body<Name>, onAnswer: (answer: Answer<Name>) => void): void {
  const { method, path, body: sent } = requestOf(name, fields);
  const body = JSON.stringify(sent);
  const asked = fetch(path, { method, headers, body });
  if (globalThis.kloakAsked) globalThis.kloakAsked[nameOf(method, path, body)] = asked;
  passOn(asked, onAnswer);
}

/** Passes on the answer to the session's request, which `public/before-paint.js` sends. */
export function onEarlyAuth(onAnswer: (answer: Answer<'GET /api/users/auth'>) => void): void {
  const asked = globalThis.kloakAsked?.['GET /api/users/auth'];
  if (asked) passOn(asked, onAnswer);
}

/** Passes on an answer that somebody else reads, too. A failure is handled by the code that takes the answer over. */
function passOn<Told>(asked: Promise<Response>, onAnswer: (answer: Told) => void): void {
  asked.then(async (answer) => answer.ok && onAnswer(await answer.clone().json())).catch(() => {});
}

/** Drops all early answers once nobody is signed in: they are refusals, which a later session must not read. */
export function dropEarlyAnswers(): void {
  globalThis.kloakAsked = undefined;
}

/** Returns the answer to an early call, once. */
export function takeEarlyAnswer(method: string, path: string, body: string | undefined): Promise<Response> | undefined {
  const name = nameOf(method, path, body);
  const asked = globalThis.kloakAsked?.[name];
  delete globalThis.kloakAsked?.[name];
  return asked;
}
