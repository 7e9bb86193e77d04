import { randomUUID } from 'node:crypto';
import type { CallMeta } from '@kloak/platform/ports/rpc.ts';
import { emptyPosition, type Position } from '@kloak/platform/position.ts';
import type { Access } from '../options.ts';

export type CallOptions = {
  me?: { account: string; session: string };
  position?: Position;
  requestId: string;
  /** The client's `Idempotency-Key` and the hash of the body that came with it. */
  keyed?: { key: string; bodyHash: string };
};

/** Seconds after which nobody waits for an answer any more; publishing waits up to 10 s for bytes. */
const patience = 20;

/** The context of one public call: rpcs in the caller's name, and what they wrote. */
export function contextFor(access: Access, what: string, { me, position, requestId, keyed }: CallOptions): ReturnType<Access['context']> {
  const meta: CallMeta = {
    ...(me === undefined ? {} : { account: me.account, session: me.session }),
    from: 'gateway',
    key: keyed?.key ?? randomUUID(),
    keyed: keyed !== undefined,
    ...(keyed === undefined ? {} : { bodyHash: keyed.bodyHash }),
    position: position ?? emptyPosition,
    requestId,
    deadline: new Date(Date.now() + patience * 1000).toISOString(),
  };
  return access.context(what, meta);
}
