import type { Notification } from '@kloak/proto/api/types.ts';
import type { ben } from './family.ts';
import type { Routes } from './serve.ts';
import { visit } from './visit.tsx';

const drawn = { thumbNail: '/storage/lake/400', width: 1600, height: 1200, thumbhash: '' };
export const lake = { _id: 'lake', ...drawn };
export const walk = { _id: 'walk', video: true, ...drawn } as const;
export const lakeGroup = { _id: 'g1', name: 'Lake house' };

export const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
export const accepted = (who: typeof ben, minute: number, more: Partial<Notification> = {}): Notification => ({
  _id: `${who._id}-${minute}`,
  kind: 'REQUEST_ACCEPTED',
  profiles: [who],
  people: 1,
  createdAt: at(minute),
  ...more,
});
/** Answers a list in which entries newer than `readTo` are unread. */
export const listed = (entries: Notification[], readTo = '', seen = 'social.0.1') => {
  const notifications = entries.map((entry) => (entry.createdAt > readTo ? { ...entry, unread: true as const } : entry));
  return { 'POST /api/notification/list': { notifications, readTo, seen } } satisfies Routes;
};
export const openNews = (answers: Routes) => visit('/notification', { 'POST /api/notification/mark-read': {}, ...answers });
