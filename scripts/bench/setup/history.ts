// A family's history put straight into the logs: relatives with posts, as the services would have written it. Without bytes.
import { randomBytes } from 'node:crypto';
import { laneOf } from '@kloak/platform/codec/keys.ts';
import { peopleOf } from '@kloak/platform/codec/personal.ts';
import type { OpenStore, Store } from '@kloak/platform/ports/store.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';

/** A stream with all its events. */
type SeedCommit = { [Name in ServiceName]: { service: Name; stream: string; home: string; events: Events[Name][] } }[ServiceName];

const newId = () => randomBytes(16).toString('base64url');

/** Days on which the posts of one member were taken, one after another: at least 40, up to ten years of a large library. */
const daysOf = (posts: number) => Math.min(Math.max(40, Math.floor(posts / 6)), 3_650);
const lastDayMs = Date.UTC(2026, 1, 9);
const takenOn = (number: number, posts: number) => `${new Date(lastDayMs - (number % daysOf(posts)) * dayMs).toISOString().slice(0, 10)}T10:00:00`;

const usualPerStory = 40;
/** A member shares a story every three hours. */
const hoursBetween = 3;
const placeInStory = (owner: string, number: number, perStory: number) => ({ story: `${owner}-${Math.floor(number / perStory)}`, number: number % perStory });

/** The stories of a member with so many posts, complete. */
function* stories(owner: string, count: number, perStory: number): Generator<SeedCommit> {
  for (let number = 0; number < count; number += perStory) {
    const at = new Date(Date.UTC(2026, 0, 1, (number / perStory) * hoursBetween)).toISOString();
    const { story } = placeInStory(owner, number, perStory);
    const data = { owner, story, firstAt: at, lastAt: at, count: Math.min(perStory, count - number) };
    // A stream of its own for each: commits are appended in any order.
    yield { service: 'media', stream: `stories:${story}`, home: owner, events: [{ type: 'StoryContinued', data }] };
  }
}

type Place = { number: number; takenLocal: string; perStory: number };

function* post(owner: string, item: string, { number, takenLocal, perStory }: Place): Generator<SeedCommit> {
  const [key, fileName, type, kind, size] = [`original/${owner}/${item}`, `IMG_${number}.jpg`, 'image/jpeg', 'IMAGE', 3_000_000] as const;
  const words = { title: `A day at the lake, ${number}`, description: 'Nobody else awake yet, and the water like a mirror.', category: 'FAMILY' };
  const renditions = [320, 640, 1280, 2560].map((width) => ({
    key: `rendition/${owner}/${item}/${width}.webp`,
    width,
    height: (width * 3) / 4,
    type: 'image/webp',
    size: width * 100,
  }));
  const thumbnails = renditions.slice(0, 2);
  const picture = { item, owner, width: 4000, height: 3000, thumbhash: 'EJgGHIZ3eHh/d4eHeIeHh4B3eA==', takenLocal, takenAt: `${takenLocal}.000Z` };
  const after = { day: takenLocal.slice(0, 10), shared: true, ...placeInStory(owner, number, perStory), albums: [] };
  const upload = newId();
  const file = { item, owner, fileName, size, type, kind, incomingKey: `incoming/${upload}/${item}`, key };
  yield {
    service: 'transcoding',
    stream: `job:${item}`,
    home: owner,
    events: [
      { type: 'JobRequested', data: { item, owner, key, type } },
      { type: 'JobThumbnailsFinished', data: { ...picture, files: thumbnails } },
      { type: 'JobFinished', data: { ...picture, files: renditions } },
    ],
  };
  yield {
    service: 'media',
    stream: `upload:${upload}`,
    home: owner,
    events: [{ type: 'UploadOpened', data: { upload, owner, files: [file], onArrival: [] } }],
  };
  yield {
    service: 'media',
    stream: `item:${item}`,
    home: owner,
    events: [
      { type: 'ItemChecked', data: { item, owner, key, sha256: newId(), size, type, kind, fileName } },
      { type: 'ItemPublished', data: { item, owner, kind, ...words, privacy: 'FAMILY_ONLY', fileName, key, size, type } },
      { type: 'ItemThumbnailsRendered', data: { ...picture, renditions: thumbnails, albums: [] } },
      { type: 'ItemRendered', data: { ...picture, renditions, albums: [] } },
      { type: 'ItemJoinedStory', data: { item, owner, ...placeInStory(owner, number, perStory) } },
      { type: 'ItemPlaced', data: { item, owner, before: null, after } },
    ],
  };
}

/** Posts of a member, with their space. */
function* posts(owner: string, items: readonly string[], perStory: number): Generator<SeedCommit> {
  const size = 3_000_000 * items.length;
  const upload = newId();
  const reserved = { owner, upload, bytes: size, reservedAfter: size, usedAfter: 0, openAfter: [{ upload, bytes: size }], limitAfter: null };
  yield { service: 'media', stream: `ledger:${owner}`, home: owner, events: [{ type: 'SpaceReserved', data: reserved }] };
  yield* stories(owner, items.length, perStory);
  for (const [number, item] of items.entries()) yield* post(owner, item, { number, takenLocal: takenOn(number, items.length), perStory });
}

/** Comments of a writer on their own posts in rotation, each of which mentions `member`. */
function* mentions(member: string, writer: string, items: readonly string[], count: number): Generator<SeedCommit> {
  for (let number = 0; number < count; number += 1) {
    const [comment, item = ''] = [newId(), items[number % items.length]];
    const said = { comment, item, owner: writer, writer, content: `Do you remember day ${number}, @anna?`, mentioned: { who: [member] } };
    yield { service: 'social', stream: `comment:${comment}`, home: writer, events: [{ type: 'CommentSaved', data: said }] };
  }
}

/** A relative of `member`. */
function* relative(member: string, account: string, number: number): Generator<SeedCommit> {
  const [low = '', high = ''] = [account, member].sort();
  const registered = { account, username: `relative-${number}`, email: `relative-${number}@kloak.example`, passwordSecret: 'none', termsVersion: '2021-04-29' };
  const connected = { low, high, by: member };
  yield { service: 'identity', stream: `account:${account}`, home: account, events: [{ type: 'Registered', data: registered }] };
  yield { service: 'social', stream: `pair:${low}:${high}`, home: `${low}:${high}`, events: [{ type: 'ConnectionAccepted', data: connected }] };
}

/** Number of relatives and of posts each. `own`: posts of the member; `mentions`: comments per relative that name the member; `perStory`: posts of a story. */
export type FamilySize = { relatives: number; posts: number; own?: number; mentions?: number; perStory?: number };

const newIds = (count: number) => Array.from({ length: count }, newId);

function* history(member: string, { relatives, posts: count, own = 0, mentions: named = 0, perStory = usualPerStory }: FamilySize): Generator<SeedCommit> {
  if (own > 0) yield* posts(member, newIds(own), perStory);
  for (const [number, account] of newIds(relatives).entries()) {
    const items = newIds(count);
    yield* relative(member, account, number);
    yield* posts(account, items, perStory);
    yield* mentions(member, account, items, named);
  }
}

const atOnce = 256;

/** Appends such a history of a member; services fold it later. */
export async function appendRelatives(openStore: OpenStore, lanes: number, member: string, size: FamilySize): Promise<void> {
  const stores = new Map<ServiceName, Store>();
  for (const service of ['identity', 'social', 'media', 'transcoding'] as const) stores.set(service, await openStore({ service, lanes, views: [] }));
  const append = async ({ service, stream, home, events }: SeedCommit) => {
    for (const [index, event] of events.entries()) {
      const at = new Date().toISOString();
      const draft = { lane: laneOf(home, lanes), stream, home, version: index + 1, key: newId(), who: peopleOf(service, [event]), events: [event], at };
      if ((await stores.get(service)?.log.append(draft))?.outcome !== 'appended') throw new Error(`${event.type} was not appended`);
    }
  };
  const streams = history(member, size);
  const caller = async () => {
    for (const told of streams) await append(told);
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  for (const store of stores.values()) await store.close();
}
