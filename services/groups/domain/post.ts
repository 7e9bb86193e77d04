import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { editedTooOften, maxGroupPostEdits, noGroupPost, notYourGroupPost, tooManyGroupPosts } from '@kloak/proto/rules/group-posts.ts';
import { maxMentions } from '@kloak/proto/rules/text/mentions.ts';
import type { AttachedItem__Output, GroupsEvent } from '@kloak/proto/types/groups.ts';

export type PostEvent = Extract<GroupsEvent, { type: 'PostCreated' | 'PostEdited' | 'PostDeleted' }>;
/** See the proto. */
export type AttachedItem = AttachedItem__Output;
type PostFacts = { author: string; text: string; items: AttachedItem[]; edits: number; mentions: string[] };
export type Post = { status: 'none' } | { status: 'deleted' } | ({ status: 'open' } & PostFacts);
export type PostPlace = { post: string; group: string };

/** `post:{id}` — a member's post in a group. The newest event contains the whole state. */
export const post = aggregate<Post, PostEvent, PostPlace>({
  name: 'post',
  initial: { status: 'none' },
  reads: 'last',
  evolve(_state, { type, data }) {
    if (type === 'PostDeleted') return { status: 'deleted' };
    const { author, text, items, mentions } = data;
    return { status: 'open', author, text, items, mentions, edits: 'edits' in data ? data.edits : 0 };
  },
  stream: ({ post: id, group }) => ({ id, home: group }),
});

/** `items`: attachments, taken from `album` if one is named. `mentions`: members mentioned in the text. */
export type PostContent = { author: string; text: string; items: AttachedItem[]; album?: string | undefined; mentions: string[] };

/** Creates the post; idempotent. `isFull`: the group has the maximum number of posts. Refuses: 409 `too-many-group-posts`. */
export function create(place: PostPlace, words: PostContent, isFull: boolean) {
  return ({ status }: Post): PostEvent[] => {
    if (status !== 'none') return [];
    if (isFull) throw refusalOf(tooManyGroupPosts);
    return [{ type: 'PostCreated', data: { ...place, ...words } }];
  };
}

/** Edits the text, by its author; no-op for an equal text. Refuses: 403 `not-your-group-post`, 404 `no-group-post`, 409 `too-many-changes`. */
export function edit(place: PostPlace, by: string, text: string, named: readonly string[]) {
  return (state: Post): PostEvent[] => {
    if (state.status !== 'open') throw refusalOf(noGroupPost);
    const { author, items, edits } = state;
    const mentions = [...new Set([...state.mentions, ...named])].slice(0, maxMentions);
    if (author !== by) throw refusalOf(notYourGroupPost);
    if (text === state.text) return [];
    if (edits >= maxGroupPostEdits) throw refusalOf(editedTooOften);
    return [{ type: 'PostEdited', data: { ...place, author, items, text, edits: edits + 1, mentions } }];
  };
}

/** Deletes the post, by its author or an admin of its group; idempotent. Refuses: 403 `not-your-group-post`, 404 `no-group-post`. */
export function remove(place: PostPlace, by: string, isAdmin: boolean) {
  return (state: Post): PostEvent[] => {
    if (state.status === 'none') throw refusalOf(noGroupPost);
    if (state.status === 'deleted') return [];
    const { author, items, mentions } = state;
    if (author !== by && !isAdmin) throw refusalOf(notYourGroupPost);
    return [{ type: 'PostDeleted', data: { ...place, author, items, by, mentions } }];
  };
}
