// Group posts whose files are being uploaded: each is created once its files are published as its author's posts.
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { FewUpload } from '../../../files/few-upload.ts';
import { newKey } from '../../../lib/api.ts';
import { memberState } from '../../../lib/member-state.ts';
import { toast } from '../../../lib/toasts.ts';
import { unsentReason } from '../../../lib/unsent-reason.ts';
import { createPost } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

/** `failure`: reason why the post was not created. */
export type PendingPost = {
  readonly key: string;
  readonly groupId: string;
  readonly text: string;
  /** Attached posts of the member's own vault. */
  readonly posts: readonly string[];
  readonly upload: FewUpload;
  readonly failure?: string | undefined;
};

const pending = memberState(() => createStore<readonly PendingPost[]>(() => []), { beforeSignOut: endAll, end: endAll });

function endAll(store: StoreApi<readonly PendingPost[]>): void {
  for (const { upload } of store.getState()) upload.end();
  store.setState([], true);
  askBeforeLeaving([]);
}

export const usePendingPosts = (): readonly PendingPost[] => useStore(pending());

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Only this page has the pending posts: while there are some, the browser asks before it closes the page. */
function askBeforeLeaving(posts: readonly PendingPost[]): void {
  window.removeEventListener('beforeunload', ask);
  if (posts.length > 0) window.addEventListener('beforeunload', ask);
}

function change(how: (posts: readonly PendingPost[]) => readonly PendingPost[]): void {
  pending().setState(how, true);
  askBeforeLeaving(pending().getState());
}
const drop = (key: string) => change((posts) => posts.filter((one) => one.key !== key));

async function send(post: PendingPost, client: QueryClient, me: string): Promise<void> {
  const { key, groupId, text, posts, upload } = post;
  const isThere = () =>
    pending()
      .getState()
      .some((one) => one.key === key);
  try {
    const own = await upload.run();
    // One operation has one idempotency key: an earlier result is found again.
    await createPost(client, groupId, me, { text, posts: [...new Set([...posts, ...own])], album: undefined }, key);
    drop(key);
  } catch (error) {
    // The post was discarded, or the member signed out, in the meantime.
    if (!isThere()) return;
    const failure = unsentReason(error);
    change((all) => all.map((one) => (one.key === key ? { ...one, failure } : one)));
    toast(t.notPosted, 'bad', { detail: failure });
  }
}

export function sendInBackground(post: Pick<PendingPost, 'groupId' | 'text' | 'posts' | 'upload'>, client: QueryClient, me: string): void {
  const fresh = { ...post, key: newKey() };
  change((posts) => [fresh, ...posts]);
  void send(fresh, client, me);
}

export function sendAgain(post: PendingPost, client: QueryClient, me: string): void {
  change((posts) => posts.map((one) => (one.key === post.key ? { ...one, failure: undefined } : one)));
  void send(post, client, me);
}

export function discardPending({ key, upload }: PendingPost): void {
  drop(key);
  upload.end();
}
