import type { Post } from '@kloak/proto/api/types.ts';
import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';

const waiting = memberState(() => createStore<{ readonly posts: readonly Post[] }>(() => ({ posts: [] })));

/** Returns the posts that are attached to the next message, in any chat. */
export function usePostsToSend(): readonly Post[] {
  return useStore(waiting(), ({ posts }) => posts);
}

export function choosePostsToSend(change: (posts: readonly Post[]) => readonly Post[]): void {
  waiting().setState(({ posts }) => ({ posts: change(posts) }));
}

/** Adds posts to the chosen ones, each once. */
export function addPostsToSend(more: readonly Post[]): void {
  choosePostsToSend((posts) => [...posts, ...more.filter(({ _id }) => posts.every((post) => post._id !== _id))]);
}
