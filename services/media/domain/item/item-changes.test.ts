import { given } from '@kloak/platform/testing/given.ts';
import {
  added,
  arrival,
  arrived,
  changed,
  checked,
  details,
  itemDetails,
  noon,
  original,
  published,
  purged,
  rejected,
  rendered,
  restored,
  restoredInto,
  shown,
  shownSmall,
  small,
  trashed,
  trashedFrom,
} from '../../testing/item-events.ts';
import { type ItemEvent, item, publish } from './item.ts';
import { addToAlbum } from './item-albums.ts';
import { abandon } from './item-arrival.ts';
import { changeDetails } from './item-details.ts';
import { isOwn } from './item-files.ts';
import { attach } from './item-rendering.ts';
import { publishInstead, purge, purgeSince, restore, trash } from './item-trash.ts';

describe('what is said of an item', () => {
  it('changes where something else is said, and the rest stays', () => {
    given(item, [arrived, checked, published])
      .when(changeDetails({ title: 'Summer' }))
      .then([changed({ title: 'Summer' })]);
    given(item, [arrived, checked, published, changed({ title: 'Summer' })])
      .when(changeDetails({ description: '', privacy: 'PRIVATE' }))
      .then([changed({ title: 'Summer', description: '', privacy: 'PRIVATE' })]);
  });

  it('tells that the family sees it again, not that it sees it for the first time', () => {
    const before = [arrived, checked, published];
    const shared = changed({ privacy: 'PRIVATE' });
    const again: ItemEvent = { type: 'ItemDetailsChanged', data: { ...shared.data, privacy: 'FAMILY_ONLY', privacyBefore: 'PRIVATE' } };
    const after = (more: object) => ({ ...again, data: { ...again.data, ...more } });
    given(item, [...before, shared])
      .when(changeDetails({ privacy: 'FAMILY_ONLY' }))
      .then([after({ sharedAgain: true })]);
    const neverShared = { ...published, data: { ...published.data, privacy: 'PRIVATE' as const } };
    given(item, [arrived, checked, neverShared])
      .when(changeDetails({ privacy: 'FAMILY_ONLY' }))
      .then([after({})]);
  });

  it('stays as it is where the same is said, or it is not published', () => {
    given(item, [arrived, checked, published]).when(changeDetails(itemDetails)).then([]);
    for (const events of [[], [arrived, checked], [arrived, checked, published, trashed, purged()]]) {
      given(item, events)
        .when(changeDetails({ title: 'Summer' }))
        .then([]);
    }
  });

  it('changes 400 times; then it can still become private, or go', () => {
    const often = Array.from({ length: 400 }, (_, time) => changed({ title: `Summer ${time}` }));
    given(item, [arrived, checked, published, ...often.slice(1)])
      .when(changeDetails({ title: 'Lake' }))
      .then([changed({ title: 'Lake' })]);
    const full = given(item, [arrived, checked, published, ...often]);
    full.when(changeDetails({ title: 'Lake' })).thenRefuses('too-many-changes');
    full.when(addToAlbum('a1')).thenRefuses('too-many-changes');
    full.when(changeDetails({ privacy: 'PRIVATE' })).then([changed({ title: 'Summer 399', privacy: 'PRIVATE' })]);
    full.when(trash(noon)).then([trashed]);
  });
});

describe('deleting', () => {
  const kept = [arrived, checked, published, shownSmall];

  it('puts it into the trash, and tells who could see it until then', () => {
    given(item, kept).when(trash(noon)).then([trashed]);
    given(item, [...kept, changed({ privacy: 'PRIVATE' })])
      .when(trash(noon))
      .then([{ ...trashed, data: { ...trashed.data, privacy: 'PRIVATE' } }]);
  });

  it('happens once, and to nothing that is not published', () => {
    for (const events of [[], [arrived], [arrived, checked], [arrived, rejected], [...kept, trashed], [...kept, trashed, purged()]])
      given(item, events).when(trash(noon)).then([]);
  });

  it('can be undone: it is as it was, in its albums, and can be deleted again', () => {
    given(item, [...kept, added('a1'), trashedFrom('a1')])
      .when(restore)
      .then([restoredInto('a1')]);
    const back = given(item, [...kept, added('a1'), trashedFrom('a1'), restoredInto('a1')]);
    back.when(restore).then([]);
    back.when(trash(noon)).then([trashedFrom('a1')]);
    for (const events of [[], kept, [...kept, trashed, purged()]]) given(item, events).when(restore).then([]);
  });

  it('can be undone a hundred times', () => {
    const often = Array.from({ length: 100 }, () => [trashed, restored]).flat();
    given(item, [...kept, ...often.slice(2), trashed])
      .when(restore)
      .then([restored]);
    given(item, [...kept, ...often, trashed])
      .when(restore)
      .thenRefuses('too-many-changes');
  });

  it('ends for ever what is in the trash, with all that stands in the store, and nothing else', () => {
    given(item, [...kept, trashed])
      .when(purge)
      .then([purged(small.key)]);
    for (const events of [[], kept, [...kept, trashed, restored], [...kept, trashed, purged(small.key)]]) given(item, events).when(purge).then([]);
  });

  it('ends when its time is over, unless it was restored since, and deleted again or not', () => {
    given(item, [...kept, trashed])
      .when(purgeSince(noon))
      .then([purged(small.key)]);
    given(item, [...kept, trashed, restored])
      .when(purgeSince(noon))
      .then([]);
    given(item, [...kept, trashed, restored, { ...trashed, data: { ...trashed.data, trashedAt: '2026-06-02T12:00:00.000Z' } }])
      .when(purgeSince(noon))
      .then([]);
  });

  it('is undone by the same bytes, for whom they are uploaded', () => {
    given(item, [...kept, trashed])
      .when(publishInstead(details, 'Lake.jpg', { publishedAt: noon }))
      .then([restored]);
    given(item, [...kept, trashed])
      .when(publishInstead({ ...details, privacy: 'PRIVATE' }, 'Lake.jpg', { publishedAt: noon }))
      .then([restored, changed({ privacy: 'PRIVATE' })]);
  });

  it('leaves it alone: nothing is said of it, published or abandoned any more, but what is made of it is kept', () => {
    for (const events of [[], [purged()]]) {
      const gone = given(item, [arrived, checked, published, trashed, ...events]);
      gone.when(changeDetails({ title: 'Summer' })).then([]);
      gone.when(addToAlbum('a1')).then([]);
      gone.when(abandon(arrival)).then([]);
      gone.when(publish(details, 'Lake.jpg', { publishedAt: noon })).thenRefuses('not-arrived');
      gone.when(attach(rendered)).then(events.length > 0 ? [] : [shown]);
    }
  });
});

describe('what is named with an item', () => {
  const held = { original, rendering: { state: 'rendered', renditions: [small] } } as const;
  it.each([
    ['nothing', {}, true],
    ['its keys and sizes', { keys: [original.key, small.key], fileSize: 10, thumbSize: 4 }, true],
    ['no thumbnail, since it had none yet', { thumbSize: 0 }, true],
    ['another key', { keys: [original.key, 'original/anna/i2'] }, false],
    ['another size', { fileSize: 11 }, false],
    ['another thumbnail’s size', { thumbSize: 5 }, false],
  ])('is its own or not: %s', (_what, named, own) => {
    expect(isOwn({ ...held, rendering: { ...held.rendering, renditions: [...held.rendering.renditions] } }, { keys: [], ...named })).toBe(own);
  });
});
