// A family's history put straight into the logs: relatives with posts, as the services would have written it. Without bytes.
import { randomBytes } from 'node:crypto';
import { whoOf } from '@kloak/platform/codec/personal.ts';
import { laneOf } from '@kloak/platform/keys.ts';
import type { OpenStore } from '@kloak/platform/ports/store.ts';
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';

type Told = { [Name in ServiceName]: { service: Name; stream: string; home: string; event: Events[Name] } }[ServiceName];

const newId = () => randomBytes(16).toString('base64url');

function post(owner: string, number: number): Told[] {
  const item = newId();
  const [key, fileName, type, kind, size] = [`original/${owner}/${item}`, `IMG_${number}.jpg`, 'image/jpeg', 'IMAGE', 3_000_000] as const;
  const words = { title: `A day at the lake, ${number}`, description: 'Nobody else awake yet, and the water like a mirror.', category: 'FAMILY' };
  const renditions = [320, 800, 1600].map((width) => ({
    key: `rendition/${owner}/${item}/${width}.webp`,
    width,
    height: (width * 3) / 4,
    type: 'image/webp',
    size: width * 100,
  }));
  const picture = { item, owner, width: 4000, height: 3000, thumbhash: 'EJgGHIZ3eHh/d4eHeIeHh4B3eA==' };
  const ofItem = { service: 'media', stream: `item:${item}`, home: owner } as const;
  const ofJob = { service: 'transcoding', stream: `job:${item}`, home: owner } as const;
  const upload = newId();
  const file = { item, owner, fileName, size, type, kind, incomingKey: `incoming/${upload}/${item}`, key };
  return [
    { ...ofJob, event: { type: 'JobRequested', data: { item, owner, key, type } } },
    { ...ofJob, event: { type: 'JobFinished', data: { ...picture, files: renditions } } },
    { service: 'media', stream: `upload:${upload}`, home: owner, event: { type: 'UploadOpened', data: { upload, owner, files: [file], onArrival: [] } } },
    { ...ofItem, event: { type: 'ItemChecked', data: { item, owner, key, sha256: newId(), size, type, kind, fileName } } },
    { ...ofItem, event: { type: 'ItemPublished', data: { item, owner, kind, ...words, privacy: 'FAMILY_ONLY', fileName, key, size, type } } },
    { ...ofItem, event: { type: 'ItemRendered', data: { ...picture, renditions, albums: [] } } },
  ];
}

/** A relative of `member` with so many posts. */
function relative(member: string, number: number, posts: number): Told[] {
  const account = newId();
  const [low = '', high = ''] = [account, member].sort();
  const registered = { account, username: `relative-${number}`, email: `relative-${number}@kloak.example`, passwordSecret: 'none', termsVersion: '2021-04-29' };
  const size = 3_000_000 * posts;
  return [
    { service: 'identity', stream: `account:${account}`, home: account, event: { type: 'Registered', data: registered } },
    { service: 'social', stream: `pair:${low}:${high}`, home: `${low}:${high}`, event: { type: 'ConnectionAccepted', data: { low, high, by: member } } },
    {
      service: 'media',
      stream: `ledger:${account}`,
      home: account,
      event: { type: 'SpaceReserved', data: { owner: account, upload: newId(), bytes: size, reservedAfter: size, usedAfter: 0 } },
    },
    ...Array.from({ length: posts }, (_, at) => post(account, at)).flat(),
  ];
}

/** Appends the history of `relatives` of a member; whoever follows the logs folds it. */
export async function appendRelatives(openStore: OpenStore, lanes: number, member: string, { relatives, posts }: { relatives: number; posts: number }) {
  const told = Array.from({ length: relatives }, (_, number) => relative(member, number, posts)).flat();
  for (const [service, list] of Map.groupBy(told, (one) => one.service)) {
    const store = await openStore({ service, lanes, views: [] });
    const versions = new Map<string, number>();
    for (const { stream, home, event } of list) {
      const version = (versions.get(stream) ?? 0) + 1;
      versions.set(stream, version);
      const at = new Date().toISOString();
      const draft = { lane: laneOf(home, lanes), stream, home, version, key: newId(), who: whoOf(service, [event]), events: [event], at };
      if ((await store.log.append(draft)).outcome !== 'appended') throw new Error(`${event.type} was not appended`);
    }
    await store.close();
  }
}
