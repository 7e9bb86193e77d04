// Reads what answers of the server say about the session.
import { badCredentials } from '@kloak/proto/rules/people/sign-in.ts';
import { isRecord } from '../lib/is-record.ts';
import { setMember } from './member.ts';

/** Calls whose success opens the session of another member. */
const opensSession = /^\/api\/users\/(login|register)$/;

async function bodyOf(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer.json().catch(() => undefined);
  return isRecord(body) ? body : {};
}

/**
 * Drops the member's data if an answer says that the session is over. The server sends `Clear-Site-Data` with each such answer for which it also takes
 * the cookies away; later requests of that page find nobody signed in.
 */
export async function noteSession(answer: Response, path: string): Promise<void> {
  const isOver = answer.headers.has('Clear-Site-Data') || (answer.ok && opensSession.test(path));
  if (isOver) return setMember(undefined);
  if (answer.status === 401 && (await bodyOf(answer.clone())).code !== badCredentials.code) await setMember(undefined);
}

/** Notes the member that the answer to the session's request names. */
export async function noteAuth(answer: Response): Promise<void> {
  if (!answer.ok) return;
  const { isAuth, userId } = await bodyOf(answer.clone());
  const member = isAuth === true && typeof userId === 'string' && userId !== '' ? userId : undefined;
  await setMember(member);
}
