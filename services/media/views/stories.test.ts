import type { RecordedEvent } from '@kloak/platform/event.ts';
import { deleted, type View } from '@kloak/platform/ports/store.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import fc from 'fast-check';
import { type Item, type ItemEvent, item, publish } from '../domain/item/item.ts';
import { addToAlbum, removeFromAlbum } from '../domain/item/item-albums.ts';
import { changeDetails } from '../domain/item/item-details.ts';
import { joiningStory } from '../domain/item/item-story.ts';
import { restore, trash } from '../domain/item/item-trash.ts';
import { markSeen, seenStory } from '../domain/story/seen-story.ts';
import { continueStory, stories as storiesStream } from '../domain/story/stories.ts';
import { details, noon, original, rendered } from '../testing/item-events.ts';
import { seenStories, unseenOf } from './seen-stories.ts';
import { countFor, stories } from './stories.ts';

const owner = 'anna';
const viewer = 'bruno';
const place = { source: 'media', lane: 0, index: 0, stream: '', home: owner, at: noon, seq: 1 } as const;
const asRecorded = (event: MediaEvent): RecordedEvent => ({ ...place, ...event });

/** Documents of a view, which folds events one by one. */
function folded<Doc extends object>({ ids, fold }: Pick<View<Doc>, 'ids' | 'fold'>) {
  const docs = new Map<string, Doc>();
  return {
    docs,
    add(event: RecordedEvent): void {
      for (const id of ids(event)) {
        const next = fold(docs.get(id), event, id);
        if (next === deleted || next === undefined) docs.delete(id);
        else docs.set(id, next);
      }
    },
  };
}

const known = ['i0', 'i1', 'i2', 'i3', 'i4', 'i5'];
type Act = { what: 'share' | 'hide' | 'render' | 'trash' | 'restore' | 'add' | 'remove' | 'mark'; of: string[] };
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('share', 'hide', 'render', 'trash', 'restore', 'add', 'remove', 'mark'),
  of: fc.subarray(known, { minLength: 1 }),
});

/** A small vault: the streams, and the views of what they decide. */
function makeVault() {
  const items = new Map<string, Item>();
  let [current, seen] = [storiesStream.initial, seenStory.initial];
  const [storyDocs, seenDocs] = [folded(stories), folded(seenStories)];
  const note = (events: readonly MediaEvent[]) => {
    for (const event of events) for (const docs of [storyDocs, seenDocs]) docs.add(asRecorded(event));
  };
  const decide = (id: string, decision: (state: Item) => ItemEvent[]) => {
    const before = items.get(id) ?? { status: 'none' };
    const own = decision(before);
    const after = own.reduce(item.evolve, before);
    const follows = own.length === 0 ? [] : (item.follows?.(after) ?? []);
    items.set(id, follows.reduce(item.evolve, after));
    note([...own, ...follows]);
  };
  const share = (of: readonly string[]) => {
    const events = continueStory({ owner, newStory: 's1', now: new Date(noon), items: of.length })(current);
    current = events.reduce(storiesStream.evolve, current);
    note(events);
    const { story = '', count = 0 } = current.current ?? {};
    const places = new Map(of.map((id, index) => [id, { story, number: count - of.length + index }]));
    for (const id of of) decide(id, joiningStory(places, changeDetails({ privacy: 'FAMILY_ONLY' })));
  };
  const mark = (of: readonly string[]) => {
    const numbers = of.flatMap((id) => numberOf(items.get(id)) ?? []);
    const events = markSeen({ who: viewer, story: 's1', owner }, numbers)(seen);
    seen = events.reduce(seenStory.evolve, seen);
    note(events);
  };
  for (const id of known) {
    const facts = { ...original, item: id };
    decide(id, () => [
      { type: 'ItemArrived', data: { item: id, owner, upload: 'u1', incomingKey: 'k', etag: 'e', size: 10 } },
      { type: 'ItemChecked', data: facts },
    ]);
    decide(id, publish({ ...details, privacy: 'PRIVATE' }, 'Lake.jpg', { publishedAt: noon }));
  }
  return { items, decide, share, mark, storyDocs, seenDocs };
}

const numberOf = (state: Item | undefined) => (state && 'story' in state ? state.story?.number : undefined);
const isVisible = (state: Item | undefined) =>
  state?.status === 'published' && state.said.privacy === 'FAMILY_ONLY' && state.isVisible === true && numberOf(state) !== undefined;

it('after any acts: what is new is what is visible and was not marked, and albums count the visible', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const vault = makeVault();
      const marked = new Set<string>();
      for (const { what, of } of acts) {
        if (what === 'share') vault.share(of);
        if (what === 'mark') {
          vault.mark(of);
          for (const id of of) if (numberOf(vault.items.get(id)) !== undefined) marked.add(id);
        }
        for (const id of of) {
          if (what === 'hide') vault.decide(id, changeDetails({ privacy: 'PRIVATE' }));
          if (what === 'render') vault.decide(id, () => [{ type: 'ItemRendered', data: { ...rendered, item: id } }]);
          if (what === 'trash') vault.decide(id, trash(noon));
          if (what === 'restore') vault.decide(id, restore);
          if (what === 'add') vault.decide(id, addToAlbum('a1'));
          if (what === 'remove') vault.decide(id, removeFromAlbum('a1'));
        }
      }
      const visible = known.filter((id) => isVisible(vault.items.get(id)));
      const inAlbum = visible.filter((id) => {
        const state = vault.items.get(id);
        return state?.status === 'published' && state.albums.includes('a1');
      });
      const doc = vault.storyDocs.docs.get('s1');
      if (!doc) return expect(visible).toEqual([]);
      expect(countFor(doc, viewer)).toBe(visible.length);
      expect(unseenOf(doc, viewer, vault.seenDocs.docs.get(`s1:${viewer}`)?.seen)).toBe(visible.filter((id) => !marked.has(id)).length);
      expect(doc.isListed).toBe(visible.length > 0);
      expect(doc.albums).toEqual(inAlbum.length === 0 ? {} : { a1: inAlbum.length });
      const all = known.filter((id) => numberOf(vault.items.get(id)) !== undefined && vault.items.get(id)?.status === 'published');
      expect(countFor(doc, owner)).toBe(all.length);
    }),
  );
});
