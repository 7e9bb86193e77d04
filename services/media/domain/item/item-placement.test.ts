import { given } from '@kloak/platform/testing/given.ts';
import { arrived, changed, checked, noon, published, purged, rendered, restored, trashed } from '../../testing/item-events.ts';
import { type ItemEvent, item, placeInLists } from './item.ts';
import type { Placement } from './item-placement.ts';

const owned = { item: 'i1', owner: 'anna' };
const placed = (before: Placement | null, after: Placement | null): ItemEvent => ({ type: 'ItemPlaced', data: { ...owned, before, after } });
const on = (day: string, shared: boolean, more: Partial<Placement> = {}): Placement => ({ day, shared, albums: [], ...more });
const shown = (takenLocal?: string): ItemEvent => ({ type: 'ItemRendered', data: { ...rendered, ...(takenLocal !== undefined && { takenLocal }) } });
const failed: ItemEvent = { type: 'ItemFailed', data: { ...owned, reason: 'unreadable' } };
const again: ItemEvent = { type: 'ItemTriedAgain', data: { ...owned, key: 'k', type: 'image/jpeg', kind: 'IMAGE', fileName: 'Lake.jpg' } };
const previewed: ItemEvent = {
  type: 'ItemPreviewed',
  data: { ...owned, thumbhash: 'abc', preview: { key: 'r', width: 4, height: 3, type: 'image/webp', size: 5 } },
};
const joined: ItemEvent = { type: 'ItemJoinedStory', data: { ...owned, story: 's1', number: 3 } };
const inAlbum: ItemEvent = { type: 'ItemAddedToAlbum', data: { ...owned, album: 'a1', kind: 'IMAGE', privacy: 'FAMILY_ONLY' } };
const came = [arrived, checked, published];
const today = noon.slice(0, 10);

describe('the place of a post in lists', () => {
  it.each<[string, ItemEvent[], Placement | null]>([
    ['is none before it is published', [arrived, checked], null],
    ['is its owner’s alone until something of it can be seen', came, on(today, false)],
    ['is the family’s with its preview', [...came, previewed], on(today, true)],
    ['is the family’s with a preview that came before the bytes', [previewed, ...came], on(today, true)],
    ['has the day of the camera’s clock', [...came, shown('2024-01-01T00:30:00')], on('2024-01-01', true)],
    ['has it where the file was read before', [arrived, checked, shown('2024-01-01T00:30:00'), published], on('2024-01-01', true)],
    ['is its owner’s alone once it is private', [...came, shown(), changed({ privacy: 'PRIVATE' })], on(today, false)],
    ['keeps its day where rendering fails', [...came, shown('2024-01-01T00:30:00'), failed], on('2024-01-01', false)],
    ['stays its owner’s while it is tried again', [...came, previewed, failed, again], on(today, false)],
    ['is none in the trash', [...came, shown(), trashed], null],
    ['is the same once restored', [...came, shown(), trashed, restored], on(today, true)],
    ['names its story and the albums of it', [...came, joined, shown(), inAlbum], on(today, true, { story: 's1', number: 3, albums: ['a1'] })],
  ])('%s', (_what, events, after) => {
    given(item, events)
      .when(placeInLists)
      .then(after === null ? [] : [placed(null, after)]);
  });

  it('is recorded once, and again where it changes', () => {
    const before = [...came, placed(null, on(today, false))];
    given(item, before).when(placeInLists).then([]);
    given(item, [...before, shown()])
      .when(placeInLists)
      .then([placed(on(today, false), on(today, true))]);
  });

  it('ends with what is purged, also where that comes with the deletion', () => {
    const before = [...came, placed(null, on(today, false))];
    const end = placed(on(today, false), null);
    given(item, [...before, trashed])
      .when(placeInLists)
      .then([end]);
    given(item, [...before, trashed, purged()])
      .when(placeInLists)
      .then([end]);
    given(item, [...before, trashed, purged(), end])
      .when(placeInLists)
      .then([]);
  });
});
