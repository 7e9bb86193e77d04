import type { GroupState__Output } from '@kloak/proto/types/groups.ts';
import type { Harness } from './harness.ts';
import { seedEvent } from './seed-event.ts';

type GroupFields = Partial<Omit<GroupState__Output, '_trashedAt' | '_banner' | '_askedBanner'>>;

/** State of a group of Anna's. */
const standing = (changed: GroupFields) => ({
  owner: 'anna',
  admins: ['anna'],
  members: ['anna'],
  invited: [],
  requests: [],
  blocked: [],
  recent: [],
  hidden: false,
  purged: false,
  ...changed,
});

/** Seeds a group by the one event that lists all its members: its restoration. */
export async function seedGroup(harness: Harness, group: string, changed: GroupFields): Promise<void> {
  await seedEvent(harness, 'groups', `group:${group}`, group, { type: 'GroupRestored', data: { group, after: standing(changed), by: 'anna' } });
}

/** Anna removes a member; `changed` describes the group afterwards. */
export async function seedRemoved(harness: Harness, group: string, who: string, changed: GroupFields): Promise<void> {
  await seedEvent(harness, 'groups', `group:${group}`, group, { type: 'MemberRemoved', data: { group, after: standing(changed), who, by: 'anna' } });
}

type SeededPost = { post: string; group: string; author: string; items?: { item: string; narrowed: number }[] };

export async function seedGroupPost(harness: Harness, { items = [], ...post }: SeededPost): Promise<void> {
  await seedEvent(harness, 'groups', `post:${post.post}`, post.group, { type: 'PostCreated', data: { ...post, items, mentions: [], text: 'Look' } });
}

export async function seedGroupPostDeleted(harness: Harness, { items = [], ...post }: SeededPost): Promise<void> {
  await seedEvent(harness, 'groups', `post:${post.post}`, post.group, { type: 'PostDeleted', data: { ...post, items, mentions: [], by: post.author } });
}
