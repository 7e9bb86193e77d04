// A few files attached to a text: uploaded in the background, as private posts.
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand';
import { ApiError, newKey, noAnswer } from '../lib/api.ts';
import type { ChosenFile } from './chosen-file.ts';
import { toastUnpublished } from './file-messages.ts';
import { publishPart } from './publish-part.ts';
import { sendFile } from './send-file.ts';
import { cancelUpload, type OpenUploadAnswer, openUpload } from './upload-calls.ts';

export type FewUpload = {
  readonly files: readonly ChosenFile[];
  /** Share of all bytes that are sent, in percent. */
  readonly percent: StoreApi<number>;
  /**
   * Returns the ids of their posts; files that the vault had before keep their own post. After a failure it may be called again: uploaded files are not
   * sent again. Rejects with an `ApiError` in words for people, and with an `AbortError` once it has ended.
   */
  readonly run: () => Promise<readonly string[]>;
  /** Stops the upload and releases the space of unpublished files. */
  readonly end: () => void;
};

type UploadPromise = OpenUploadAnswer['promises'][number];
type Under = { readonly opened: OpenUploadAnswer; readonly arrived: Set<number> };

export function fewUpload(files: readonly ChosenFile[], { me, client }: { readonly me: string; readonly client: QueryClient }): FewUpload {
  const over = new AbortController();
  const { signal } = over;
  const percent = createStore(() => 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  let key = newKey();
  let under: Under | undefined;
  let posts: readonly string[] | undefined;

  const note = (arrived: ReadonlySet<number>, going: number, part: number) => {
    const done = files.reduce((sum, { size }, at) => sum + (arrived.has(at) ? size : at === going ? (size * part) / 100 : 0), 0);
    percent.setState(bytes > 0 ? Math.floor((100 * done) / bytes) : 0, true);
  };
  /** Drops the reservation, which is no longer valid: the next attempt makes a new one. */
  const forget = () => {
    if (under) void cancelUpload(client, me, under.opened.uploadId);
    [under, key] = [undefined, newKey()];
  };
  const open = async (): Promise<Under> => {
    under ??= { opened: await openUpload(files, me, key), arrived: new Set() };
    if (signal.aborted) forget();
    signal.throwIfAborted();
    return under ?? open();
  };
  const send = async (at: number, { file }: ChosenFile, form: UploadPromise, arrived: Set<number>) => {
    try {
      await sendFile({ form, file, signal, onProgress: (part) => note(arrived, at, part) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) throw noAnswer();
      // A signed form expires.
      if (error.code === 'storage' && error.status < 500) forget();
      throw error;
    }
    arrived.add(at);
    note(arrived, at, 100);
  };
  const publish = async ({ opened }: Under) => {
    const details = { title: '', description: '', privacy: 'PRIVATE' } as const;
    const published = await publishPart(opened.allPosts, { details, tryOn: (work) => work() }, me);
    if (published.refusal) {
      forget();
      throw published.refusal;
    }
    toastUnpublished(published);
    for (const changed of ['usage', 'feed']) void client.invalidateQueries({ queryKey: [changed] });
    return [...new Set(published.posts.map(({ _id }) => _id))];
  };
  /** The browser asks before it closes the page; a page that is closed nevertheless releases the space. */
  const guard = (during: AbortSignal) => {
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: during });
    window.addEventListener('pagehide', ({ persisted }) => persisted || forget(), { signal: during });
  };

  return {
    files,
    percent,
    async run() {
      if (posts) return posts;
      const running = new AbortController();
      guard(running.signal);
      try {
        const upload = await open();
        for (const [at, file] of files.entries()) {
          const form = upload.opened.promises[at];
          if (form && !upload.arrived.has(at)) await send(at, file, form, upload.arrived);
        }
        posts = await publish(upload);
        return posts;
      } finally {
        running.abort();
      }
    },
    end() {
      over.abort();
      if (!posts) forget();
    },
  };
}
