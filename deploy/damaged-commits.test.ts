// Documents of strict views that an unreadable commit may have changed: see [Note: Effects of a damaged commit]. For each event of a strict view, a
// sample with one name per field is folded. The changed documents must be found from the stream and partition key alone.
import { accounts } from '@kloak/access/accounts.ts';
import { relations } from '@kloak/access/relations.ts';
import { isFields } from '@kloak/platform/codec/fields.ts';
import { type FieldShape, type MessageShape, readProtos } from '@kloak/platform/codec/message-shapes.ts';
import { mayList, mayTouch } from '@kloak/platform/engine/damaged-reads.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { recordedEvents } from '@kloak/platform/following/recorded-events.ts';

import { deleted, type Index, type View } from '@kloak/platform/ports/store.ts';
import { loadServices } from './services.ts';

type Data = { [field: string]: unknown };
const textIn = (data: Data, field: string) => String(data[field] ?? `no ${field}`);
const groupPost = ({ groupPost: post }: Data) => (isFields(post) ? post : undefined);
const subjectHome = (data: Data) => (groupPost(data) ? textIn(groupPost(data) ?? {}, 'group') : textIn(data, 'owner'));

type Kind = { types: RegExp; id(data: Data): string; home(data: Data): string };
const named = (types: RegExp, id: string, home = id): Kind => ({ types, id: (data) => textIn(data, id), home: (data) => textIn(data, home) });
const pairOf = (data: Data) => `${textIn(data, 'low')}:${textIn(data, 'high')}`;

/** Kind of stream for each type of event, as in the aggregates. */
const kinds: { readonly [source: string]: { readonly [kind: string]: Kind } } = {
  identity: {
    account: named(/^(Registered|EmailConfirmed|AccountDeleted)$/, 'account'),
    session: named(/^Session/, 'session', 'account'),
    admins: { types: /^Admin/, id: () => 'vault', home: () => 'vault' },
  },
  social: {
    pair: { types: /^(Connection|Member)/, id: pairOf, home: pairOf },
    comment: { types: /^Comment(Saved|Edited|Deleted)$/, id: (data) => textIn(data, 'comment'), home: subjectHome },
    heart: { types: /^CommentHeart/, id: (data) => `${textIn(data, 'comment')}:${textIn(data, 'who')}`, home: subjectHome },
    report: named(/^(ItemLookedAt|LookDeclined|ReportClosed)$/, 'report'),
  },
  media: {
    item: named(/^Item/, 'item', 'owner'),
    upload: named(/^Upload/, 'upload', 'owner'),
    album: named(/^Album/, 'album', 'owner'),
    stories: named(/^StoryContinued$/, 'owner'),
  },
  groups: { post: named(/^Post/, 'post', 'group'), group: named(/^(?!Post)/, 'group') },
  chat: {
    room: named(/^(Room(Opened|Named)|Members?|MessageSent)/, 'room'),
    read: { types: /^RoomRead$/, id: (data) => `${textIn(data, 'room')}:${textIn(data, 'who')}`, home: (data) => textIn(data, 'room') },
    message: { types: /^MessageDeleted$/, id: (data) => `${textIn(data, 'room')}-${data.seq}`, home: (data) => textIn(data, 'room') },
    settings: named(/^ChatSettings/, 'member'),
  },
  billing: { subscription: named(/./, 'member') },
};

const moment = '2026-01-01T00:00:00.000Z';
/** A sample name for each field; a list uses its singular. */
const nameOf = (field: string) => `<${field.replace(/s$/, '')}>`;

function sampleOf({ name, value }: FieldShape, whole: boolean): unknown {
  switch (value.kind) {
    case 'text':
      return /^at$|At$|^until$|lastModified/.test(name) ? moment : nameOf(name);
    case 'truth':
      return false;
    case 'enum':
      return [...value.numbers.keys()].at(-1);
    case 'message':
      return dataOf(value.shape(), whole);
    default:
      return 7;
  }
}

/** `whole`: includes optional fields. */
function dataOf(shape: MessageShape, whole: boolean): Data {
  return Object.fromEntries(
    shape.fields.map((field) => {
      if (field.many === 'map') return [field.name, {}];
      if (field.many === 'list') return [field.name, [sampleOf(field, whole)]];
      const isMessage = field.value.kind === 'message';
      if (!field.optional && !isMessage) return [field.name, sampleOf(field, whole)];
      return [field.name, whole && (isMessage || field.name === 'responseTo') ? sampleOf(field, whole) : isMessage ? null : undefined];
    }),
  );
}

const shapes = readProtos();
function eventOf(source: string, type: string, whole: boolean): RecordedEvent {
  const shape = shapes.get(source)?.events.find(({ name }) => name === type);
  const [kind, of] = Object.entries(kinds[source] ?? {}).find(([, { types }]) => types.test(type)) ?? [];
  if (!shape || !kind || !of) throw new Error(`in which kind of stream does ${source}.${type} stand?`);
  const data = dataOf(shape, whole);
  const place = { lane: 0, seq: 1, version: 1, key: 'key', who: [], at: moment, stream: `${kind}:${of.id(data)}`, home: of.home(data) };
  const [event] = recordedEvents(source, { ...place, events: [{ type, data }] }, new Set());
  if (!event) throw new Error(`${source}.${type} is not known`);
  return event;
}

/** Documents of the view after each event occurred three times, in any order of types. */
function documentsOf(view: View, events: readonly RecordedEvent[]): Map<string, object> {
  const docs = new Map<string, object>();
  for (const event of [...events, ...events, ...events]) {
    for (const id of view.ids(event)) {
      const after = view.fold(docs.get(id), event, id);
      // Deleted documents are kept, since they may exist in reality.
      if (after !== undefined && after !== deleted) docs.set(id, after);
    }
  }
  return docs;
}

async function strictViews(): Promise<View[]> {
  const all = (await loadServices()).flatMap(({ views }) => views.filter(({ strict }) => strict));
  return [...new Map(all.map((view) => [`${view.name}@${view.version}`, view])).values()];
}

const isListed = ({ equals, sort }: Index, doc: object) => [...equals, sort].every((field) => Reflect.get(doc, field) !== undefined);

describe.each([
  ['that tell all they can', true],
  ['that tell no more than they must', false],
])('of events %s', (_which, whole) => {
  it('what a commit may have touched is found by its stream and home, in each strict view', async () => {
    const views = await strictViews();
    expect(views.length).toBeGreaterThan(15);
    const missed: string[] = [];
    const unlisted = new Set<string>();
    for (const view of views) {
      const events = Object.entries(view.reads).flatMap(([source, types]) => types.map((type) => eventOf(source, type, whole)));
      const docs = documentsOf(view, events);
      for (const event of events) {
        for (const id of view.ids(event)) {
          const says = (what: string) => void missed.push(`${view.name} ${event.source}.${event.type} ${id} ${what}`);
          const doc = docs.get(id);
          const begun = view.fold(undefined, event, id);
          const begins = begun !== undefined && begun !== deleted;
          if (begins && !mayTouch(view, event, id, undefined)) says('begins');
          if (!doc) continue;
          if (!mayTouch(view, event, id, doc)) says('is there');
          const lists = Object.entries(view.indexes).filter(([, index]) => isListed(index, doc));
          if (lists.length > 0 && !mayTouch(view, event, '', doc)) says('is listed');
          for (const [name, { equals }] of lists) {
            const values = equals.map((field) => Reflect.get(doc, field));
            if (!mayList(view, event, values)) unlisted.add(`${view.name}.${name}`);
          }
        }
      }
    }
    // An unreadable new admin only lacks rights; existing admins become doubtful, see below.
    expect(missed.filter((one) => !one.startsWith('accounts identity.Admin'))).toEqual([]);
    // An entry missing in a list grants nothing. A list of excluded people, such as `relations.blocks`, would be different.
    expect([...unlisted].filter((list) => list.startsWith('relations.'))).toEqual([]);
  });
});

it('who is an admin is doubted where a change of the admins cannot be read, and what others are is not', () => {
  const commit = { source: 'identity', stream: 'admins:vault', home: 'vault' };
  const doubts = (doc: { verified: boolean; admin: boolean }) => mayTouch(accounts, commit, 'account:anna', doc);
  expect([doubts({ verified: true, admin: true }), doubts({ verified: true, admin: false })]).toEqual([true, false]);
});

it('what one shares that cannot be read keeps relatives from nothing else', () => {
  const commit = { source: 'media', stream: 'item:one', home: 'anna' };
  expect(mayTouch(relations, commit, 'item:one', undefined)).toBe(true);
  expect(mayTouch(relations, commit, 'item:other', { item: 'other', owner: 'anna' })).toBe(false);
  expect(mayTouch(relations, commit, 'relative:ben:anna', { member: 'ben', other: 'anna' })).toBe(false);
  expect(mayList(relations, commit, ['ben'])).toBe(false);
});
