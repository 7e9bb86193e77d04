// Files of unsent messages. Only the page in which they were chosen has them, and it uploads them. After that, any page can send the message.
import type { FewUpload } from '../../../files/few-upload.ts';
import { unsentReason, waitsForNetwork } from '../../../lib/unsent-reason.ts';
import { chatTexts as t } from '../texts.ts';
import type { Unsent, UnsentMessages } from './unsent.ts';

export type UnsentFiles = {
  readonly add: (clientId: string, upload: FewUpload) => void;
  readonly of: (clientId: string) => FewUpload | undefined;
  /** Starts missing uploads, and ends those of dropped messages. */
  readonly goOn: () => void;
  readonly end: () => void;
};

/** Lock held by the page that has a message's files. */
const lockOf = (clientId: string) => `kloak-chat-files-${clientId}`;

type PendingUpload = { readonly upload: FewUpload; isRunning: boolean; readonly release: () => void };

function hold(clientId: string): () => void {
  const { promise, resolve } = deferred();
  if ('locks' in navigator) void navigator.locks.request(lockOf(clientId), () => promise);
  return resolve;
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Marks a message as lost if no page has its files any more. Without locks another page may have them; its upload continues nevertheless. */
async function findLost({ clientId, files = 0 }: Unsent, change: UnsentMessages['change']): Promise<void> {
  const say = () => change(clientId, { failure: t.filesLost(files), lost: true, waits: undefined });
  if (!('locks' in navigator)) return say();
  await navigator.locks.request(lockOf(clientId), { ifAvailable: true }, (lock) => lock && say());
}

export function unsentFiles({ all, change }: Pick<UnsentMessages, 'all' | 'change'>): UnsentFiles {
  const kept = new Map<string, PendingUpload>();
  for (const one of all.getState()) if (one.files !== undefined && !one.lost) void findLost(one, change);

  const run = async ({ clientId, posts, grants = [] }: Unsent, here: PendingUpload) => {
    here.isRunning = true;
    try {
      const own = await here.upload.run();
      change(clientId, { posts: [...new Set([...posts, ...own])], grants: [...new Set([...grants, ...own])], files: undefined });
    } catch (error) {
      if (kept.has(clientId)) change(clientId, { failure: unsentReason(error), waits: waitsForNetwork(error) });
    } finally {
      here.isRunning = false;
    }
  };
  const letGo = (clientId: string, { upload, release }: PendingUpload) => {
    kept.delete(clientId);
    upload.end();
    release();
  };
  return {
    add: (clientId, upload) => kept.set(clientId, { upload, isRunning: false, release: hold(clientId) }),
    of: (clientId) => kept.get(clientId)?.upload,
    goOn() {
      const messages = new Map(all.getState().map((one) => [one.clientId, one]));
      for (const [clientId, here] of kept) {
        const message = messages.get(clientId);
        if (!message) letGo(clientId, here);
        else if (message.files !== undefined && message.failure === undefined && !here.isRunning) void run(message, here);
      }
    },
    end() {
      for (const [clientId, here] of kept) letGo(clientId, here);
    },
  };
}
