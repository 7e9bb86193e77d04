import { given } from '@kloak/platform/testing/given.ts';
import {
  arrival,
  arrived,
  changed,
  checked,
  details,
  noon,
  original,
  published,
  purged,
  rejected,
  rendered,
  said,
  shownSmall,
  small,
  trashed,
} from '../testing/item-events.ts';
import { abandon, addToAlbum, attach, changeDetails, discard, isOwn, item, publish } from './item.ts';

describe('what is said of an item', () => {
  it('changes where something else is said, and the rest stays', () => {
    given(item, [arrived, checked, published])
      .when(changeDetails({ title: 'Summer' }))
      .then([changed({ title: 'Summer' })]);
    given(item, [arrived, checked, published, changed({ title: 'Summer' })])
      .when(changeDetails({ description: '', privacy: 'PRIVATE' }))
      .then([changed({ title: 'Summer', description: '', privacy: 'PRIVATE' })]);
  });

  it('stays as it is where the same is said, or it is not published', () => {
    given(item, [arrived, checked, published]).when(changeDetails(said)).then([]);
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
    full.when(discard).then([trashed, purged()]);
  });
});

describe('deleting', () => {
  it('takes it away and at once for ever, with all that stands in the store', () => {
    given(item, [arrived, checked, published, shownSmall])
      .when(discard)
      .then([trashed, purged(small.key)]);
    given(item, [arrived, checked, published]).when(discard).then([trashed, purged()]);
  });

  it('tells who could see it until then', () => {
    given(item, [arrived, checked, published, changed({ privacy: 'PRIVATE' })])
      .when(discard)
      .then([{ ...trashed, data: { ...trashed.data, privacy: 'PRIVATE' } }, purged()]);
  });

  it('happens once, and to nothing that is not published', () => {
    for (const events of [[], [arrived], [arrived, checked], [arrived, rejected], [arrived, checked, published, trashed, purged()]]) {
      given(item, events).when(discard).then([]);
    }
  });

  it('ends it: nothing is attached, published or abandoned any more', () => {
    const gone = [arrived, checked, published, trashed, purged()];
    given(item, gone).when(attach(rendered)).then([]);
    given(item, gone).when(abandon(arrival)).then([]);
    given(item, gone)
      .when(publish(details, 'Lake.jpg', noon))
      .thenRefuses('not-arrived');
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
