// Writing at one gateway and reading at another, as one browser behind one address does.
import { staleHeader } from '@kloak/proto/api/headers.ts';
import { requestOf } from '@kloak/proto/api/request.ts';
import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';
import { answerOf, visitor } from '@kloak/proto/client/visitor.ts';
import type { StoryFixture } from '../fixture.ts';
import { me } from '../people.ts';
import { persistent } from '../persist.ts';
import { type Couple, newCouple } from './load.ts';

/** Calls one gateway directly; `isStale`: the answer declares itself stale. */
type AskAt = <Name extends ApiName>(port: number, name: Name, fields: Body<Name>) => Promise<{ answer: Answer<Name>; isStale: boolean }>;

/** The same cookies at each gateway. */
function askAt(cookies: string): AskAt {
  const anywhere = visitor('');
  for (const cookie of cookies.split('; ')) anywhere.setCookie(cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1));
  // Views may lag longer than a call waits on a busy machine; the call is then refused and repeated.
  const { send } = persistent(anywhere);
  return async (port, name, fields) => {
    const { method, path, body } = requestOf(name, fields);
    const response = await send(`http://127.0.0.1:${port}${path}`, { method, body });
    return { answer: answerOf(name, response), isStale: response.headers.has(staleHeader) };
  };
}

/** Concurrent browsers, each with its own member and room, so that they do not affect each other. */
const browsers = 4;

/** Writes messages alternately at two gateways, and reads each at the other one immediately. Returns those that were missing, or may have been. */
export async function staleReads(fixture: StoryFixture, pairs: number): Promise<string[]> {
  const [one, other] = fixture.targets.filter(({ name }) => name === 'gateway').map(({ port }) => port);
  if (one === undefined || other === undefined) throw new Error('there are no two gateways');
  const staleOf = async ({ people: [writer], roomId }: Couple): Promise<string[]> => {
    const ask = askAt(writer.visitor.cookies());
    const stale: string[] = [];
    for (let pair = 0; pair < pairs / browsers; pair += 1) {
      const [writing, reading] = pair % 2 === 0 ? [one, other] : [other, one];
      const messageBody = `${writer.name}, message ${pair}`;
      await ask(writing, 'POST /api/chatbox/submit-message', { messageBody, profile: me(writer), roomId });
      const { answer, isStale } = await ask(reading, 'POST /api/chatbox/conversation-query', { roomId, perPage: 1 });
      if (isStale || answer.conversation[0]?.messageBody !== messageBody) stale.push(messageBody);
    }
    return stale;
  };
  const couples = await Promise.all(Array.from({ length: browsers }, () => newCouple(fixture)));
  return (await Promise.all(couples.map(staleOf))).flat();
}
