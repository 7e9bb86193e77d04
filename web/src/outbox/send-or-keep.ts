import type { Answer, Body } from '@kloak/proto/api/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, mutate, newKey, noAnswer } from '../lib/api.ts';
import { type Act, nextAct, type WaitingCallName } from './acts.ts';
import { isUnreachable, maxAnswerMs } from './errors.ts';
import { unsentActs } from './waiting.ts';

type NewAct<Name> = Pick<Act, 'me' | 'change' | 'staleKeys'> & {
  readonly name: Name;
  /** Idempotency key of an earlier attempt. */
  readonly id?: string;
};

/**
 * Makes a call, or keeps it for later if the server cannot be reached, or if others wait already. Returns its answer; undefined if it waits. Throws an
 * `ApiError` for a refusal, and if it cannot be kept.
 */
export async function sendOrKeep<Name extends WaitingCallName>(
  client: QueryClient,
  { name, id = newKey(), ...act }: NewAct<Name>,
  body: Body<Name>,
): Promise<Answer<Name> | undefined> {
  let failure = noAnswer();
  const isBehind = nextAct(unsentActs()) !== undefined;
  if (!isBehind) {
    try {
      return await mutate(name, body, { key: id, maxMs: maxAnswerMs });
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnreachable(error)) throw error;
      failure = error;
    }
  }
  const { outboxOf } = await import('./outbox.ts').catch(() => {
    throw failure;
  });
  // A browser that reports to be offline has sent nothing.
  await outboxOf(client, act.me).keep({ ...act, id, call: { name, body }, ...(!isBehind && navigator.onLine && { tried: true }) });
  return undefined;
}

/** Discards an act that waits. */
export async function discardAct(client: QueryClient, { me, id }: Pick<Act, 'me' | 'id'>): Promise<void> {
  const { outboxOf } = await import('./outbox.ts');
  await outboxOf(client, me).discard(id);
}
