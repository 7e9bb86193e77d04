// A world of notification, with events of its neighbours and what members see of them.
import type { Settings } from '@kloak/platform/ports/platform.ts';
import { seedEvent, seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import type { GroupLevel } from '@kloak/proto/rules/notifications.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import type { Entry__Output, Kind, ListNotificationsResponse__Output } from '@kloak/proto/types/notification.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { notification } from '../service.ts';

type Privacy = 'PRIVATE' | 'FAMILY_ONLY';
type PageQuery = { page?: number; perPage?: number; before?: string };

/** `publish` gives the event of the item's renditions too. */
export type NotificationFixture = World & {
  /** `who` accepts the request of `other`. */
  accept(who: string, other: string): Promise<void>;
  /** Publishes an item without renditions until `draw`. */
  publishUndrawn(owner: string, item: string): Promise<void>;
  draw(owner: string, item: string): Promise<void>;
  /** Seeds an event of media about an item. */
  media(owner: string, item: string, event: MediaEvent): Promise<void>;
  changePrivacy(owner: string, item: string, privacy: Privacy, isAgain?: boolean): Promise<void>;
  trash(owner: string, item: string): Promise<void>;
  /** Seeds an event of social, in the partition of the item's owner. */
  social(owner: string, ...events: SocialEvent[]): Promise<void>;
  /** Seeds an event of groups. */
  groups(group: string, ...events: GroupsEvent[]): Promise<void>;
  /** Seeds an event of chat. */
  chat(room: string, ...events: ChatEvent[]): Promise<void>;
  list(who: string, page?: PageQuery): Promise<ListNotificationsResponse__Output>;
  /** Entries in short form: kind, people, number of others. */
  told(who: string): Promise<string[]>;
  isUnread(who: string): Promise<boolean>;
  read(who: string, readTo: string): Promise<void>;
  /** Reads all visible entries, like a page. */
  readShown(who: string): Promise<void>;
  mute(who: string, ...kinds: Kind[]): Promise<void>;
  /** Chooses the level of a group. */
  choose(who: string, group: string, level: GroupLevel): Promise<void>;
  /** Sets the clock ahead of the time that passes. */
  off(ms: number): void;
};

const saidOf = ({ kind, profiles, people, items }: Entry__Output) =>
  [
    kind,
    ...profiles.map(({ username }) => username),
    ...(people > profiles.length ? [`+${people - profiles.length}`] : []),
    ...(items ? [`×${items}`] : []),
  ].join(' ');

/** Fixed start of each test, because mails depend on day and hour. */
const monday = Date.UTC(2030, 0, 7, 9);

export async function startFixture(settings: Partial<Settings> = {}): Promise<NotificationFixture> {
  let ahead = monday - Date.now();
  let offMs = 0;
  const monotonicMs = () => Date.now() + ahead;
  const now = () => new Date(monotonicMs() + offMs);
  const world = await startWorld(['identity', 'social', 'media', 'groups', 'chat', notification], { lanes: 4, settings, clock: { now, monotonicMs } });
  const { as, harness } = world;
  const list: NotificationFixture['list'] = (who, page = {}) => as(who).call('notification', 'ListNotifications', page);
  const media: NotificationFixture['media'] = async (owner, item, event) => {
    await seedEvent(harness, 'media', `item:${item}`, owner, event);
    await harness.settled();
  };
  const draw: NotificationFixture['draw'] = (owner, item) =>
    media(owner, item, { type: 'ItemThumbnailsRendered', data: { item, owner, width: 1, height: 1, thumbhash: '', renditions: [], albums: [] } });
  return {
    ...world,
    accept: world.connect,
    async publish(owner, item, privacy = 'FAMILY_ONLY') {
      await seedPublished(harness, owner, item, privacy);
      await draw(owner, item);
    },
    publishUndrawn: world.publish,
    draw,
    media,
    changePrivacy(owner, item, privacy, isAgain = false) {
      const privacyBefore = privacy === 'PRIVATE' ? 'FAMILY_ONLY' : 'PRIVATE';
      const words = { title: '', description: '', category: '', albums: [] };
      return media(owner, item, {
        type: 'ItemDetailsChanged',
        data: { item, owner, privacy, privacyBefore, kind: 'IMAGE', ...words, ...(isAgain && { sharedAgain: true }) },
      });
    },
    trash: (owner, item) =>
      media(owner, item, {
        type: 'ItemTrashed',
        data: { item, owner, privacy: 'FAMILY_ONLY', kind: 'IMAGE', albums: [], size: 1, trashedAt: '2026-06-01T12:00:00.000Z' },
      }),
    async social(owner, ...events) {
      for (const [nth, event] of events.entries()) await seedEvent(harness, 'social', `seeded:${nth}`, owner, event);
      await harness.settled();
    },
    async groups(group, ...events) {
      for (const event of events) {
        // None in the same moment as the one before.
        ahead += 1;
        await seedEvent(harness, 'groups', `group:${group}`, group, event);
      }
      await harness.settled();
    },
    async chat(room, ...events) {
      for (const event of events) await seedEvent(harness, 'chat', `room:${room}`, room, event);
      await harness.settled();
    },
    list,
    told: async (who) => (await list(who)).entries.map(saidOf),
    isUnread: async (who) => (await as(who).call('notification', 'GetUnread', {})).unread,
    async read(who, readTo) {
      await as(who).call('notification', 'MarkRead', { readTo });
      await harness.settled();
    },
    async readShown(who) {
      const { entries, seen } = await list(who);
      await as(who).call('notification', 'MarkRead', { readTo: entries[0]?.at ?? now().toISOString(), seen });
      await harness.settled();
    },
    async mute(who, ...muted) {
      await as(who).call('notification', 'ChangeSettings', { muted });
      await harness.settled();
    },
    async choose(who, group, level) {
      await as(who).call('notification', 'ChangeGroupLevel', { group, level });
      await harness.settled();
    },
    later(ms) {
      ahead += ms;
    },
    off(ms) {
      offMs = ms;
    },
  };
}
