import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { FewUpload } from '../../../files/few-upload.ts';
import { mutate, newKey } from '../../../lib/api.ts';
import { connectivity } from '../../../lib/connectivity.ts';
import { memberState } from '../../../lib/member-state.ts';
import { oneTab } from '../../../lib/one-tab.ts';
import { toast } from '../../../lib/toasts.ts';
import { unsentReason, waitsForNetwork } from '../../../lib/unsent-reason.ts';
import { subscribeMessages } from '../../../live/chat-message-bus.ts';
import { outboxTexts } from '../../../outbox/outbox-texts.ts';
import { useMe } from '../../../session/session.ts';
import { insertMessage } from '../chat-queries.ts';
import { type Unsent, unsentMessages } from './unsent.ts';
import { unsentFiles } from './unsent-files.ts';

export type Outbox = {
  /** `upload`: the message's files. */
  readonly send: (message: Pick<Unsent, 'room' | 'text' | 'posts' | 'grants'>, upload?: FewUpload) => void;
  /** Upload of a message's files, if this page has them. */
  readonly uploadOf: (clientId: string) => FewUpload | undefined;
  /** Sends it again, without its files if they are lost. */
  readonly again: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
  readonly end: () => void;
};

/**
 * Sends a member's messages, from all tabs, in order within each room. A message with files waits until they are published, and delays no other.
 * Messages that failed for lack of a network are sent when it is back.
 */
function openOutbox(client: QueryClient, me: string): Outbox {
  const messages = unsentMessages(me);
  const { all, add, change, drop, read } = messages;
  const files = unsentFiles(messages);
  const over = new AbortController();
  const busy = new Set<string>();
  /** Messages that waited for the network and go out now. */
  const waited = new Set<string>();
  const isDue = ({ failure, files: isWaitedFor }: Unsent) => failure === undefined && isWaitedFor === undefined;

  const sendOne = async ({ clientId, room, text, posts, grants = [] }: Unsent) => {
    try {
      const said = { messageBody: text, posts: [...posts], grants: [...grants], profile: me, roomId: room, clientId };
      const { message } = await mutate('POST /api/chatbox/submit-message', said, { key: clientId });
      if (!over.signal.aborted) insertMessage(client, me, { roomId: room, seq: message.seq, message });
      drop(clientId);
      return waited.delete(clientId) ? 1 : 0;
    } catch (error) {
      change(clientId, { failure: unsentReason(error), waits: waitsForNetwork(error) });
      return 0;
    }
  };
  const goOn = async (room: string) => {
    if (busy.has(room)) return;
    busy.add(room);
    const next = () => (over.signal.aborted ? undefined : read().find((one) => one.room === room && isDue(one)));
    await oneTab(`kloak-chat-${me}-${room}`, over.signal, async () => {
      let count = 0;
      for (let one = next(); one; one = next()) count += await sendOne(one);
      if (count > 0 && !over.signal.aborted) toast(outboxTexts.sent(count));
    });
    busy.delete(room);
    if (next()) void goOn(room);
  };
  const goOnWithAll = () => {
    files.goOn();
    for (const room of new Set(
      all
        .getState()
        .filter(isDue)
        .map((one) => one.room),
    ))
      void goOn(room);
  };
  const again = (clientId: string) => {
    const isLost = read().some((one) => one.clientId === clientId && one.lost);
    change(clientId, { failure: undefined, waits: undefined, ...(isLost && { files: undefined, lost: undefined }) });
  };
  const retry = () => {
    for (const { clientId, waits } of all.getState()) {
      if (!waits) continue;
      waited.add(clientId);
      again(clientId);
    }
  };
  connectivity.addEventListener('retry', retry, { signal: over.signal });
  window.addEventListener('online', retry, { signal: over.signal });
  const hearNoMore = subscribeMessages(({ clientId }) => clientId !== undefined && drop(clientId));
  const watchNoMore = all.subscribe(goOnWithAll);
  retry();
  goOnWithAll();
  return {
    send(message, upload) {
      const clientId = newKey();
      if (upload) files.add(clientId, upload);
      add({ ...message, clientId, ...(upload && { files: upload.files.length }) });
    },
    uploadOf: files.of,
    again,
    discard: drop,
    end() {
      over.abort();
      files.end();
      hearNoMore();
      watchNoMore();
    },
  };
}

const outboxes = memberState(() => new Map<string, Outbox>(), {
  beforeSignOut: endAll,
  end: endAll,
});

function endAll(all: ReadonlyMap<string, Outbox>): void {
  for (const { end } of all.values()) end();
}

/** Returns the member's outbox, opened at the first call. */
export function outboxOf(client: QueryClient, me: string): Outbox {
  const outbox = outboxes().get(me) ?? openOutbox(client, me);
  outboxes().set(me, outbox);
  return outbox;
}

export const useOutbox = (): Outbox => outboxOf(useQueryClient(), useMe().id);
