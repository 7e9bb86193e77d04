import { given } from '@kloak/platform/testing/given.ts';
import {
  abandon,
  addToAlbum,
  arrive,
  attach,
  changeDetails,
  check,
  discard,
  duplicate,
  fail,
  type ItemEvent,
  isOwn,
  item,
  publish,
  reject,
  removeFromAlbum,
} from './item.ts';

const arrival = { item: 'i1', owner: 'anna', upload: 'u1', incomingKey: 'incoming/u1/i1', etag: 'e1', size: 10 };
const original = {
  item: 'i1',
  owner: 'anna',
  key: 'original/anna/i1',
  sha256: 'f00',
  size: 10,
  type: 'image/jpeg',
  kind: 'IMAGE',
  fileName: 'Lake.jpg',
} as const;
const rendered = { item: 'i1', owner: 'anna', width: 4, height: 3, thumbhash: 'abc', renditions: [], albums: [] };
const noon = '2026-06-01T12:00:00.000Z';
const details = { title: '', description: 'At the lake', privacy: 'FAMILY_ONLY', category: 'FILM' } as const;

const arrived: ItemEvent = { type: 'ItemArrived', data: arrival };
const checked: ItemEvent = { type: 'ItemChecked', data: original };
const rejected: ItemEvent = { type: 'ItemRejected', data: { item: 'i1', owner: 'anna', reason: 'unsupported' } };
const abandoned: ItemEvent = { type: 'ItemRejected', data: { item: 'i1', owner: 'anna', reason: 'abandoned' } };
const duplicated: ItemEvent = { type: 'ItemDuplicated', data: { item: 'i1', owner: 'anna', of: 'i0' } };
const published: ItemEvent = {
  type: 'ItemPublished',
  data: {
    item: 'i1',
    owner: 'anna',
    kind: 'IMAGE',
    title: 'Lake',
    description: 'At the lake',
    privacy: 'FAMILY_ONLY',
    category: 'FILM',
    fileName: 'Lake.jpg',
    key: 'original/anna/i1',
    size: 10,
    type: 'image/jpeg',
    publishedAt: noon,
  },
};
const shown: ItemEvent = { type: 'ItemRendered', data: rendered };

describe('an item whose bytes arrive', () => {
  it('is noted once', () => {
    given(item).when(arrive(arrival)).then([arrived]);
    given(item, [arrived]).when(arrive(arrival)).then([]);
  });

  it('is noted again while it is unchecked and its bytes are others', () => {
    const other = { ...arrival, etag: 'e2' };
    given(item, [arrived])
      .when(arrive(other))
      .then([{ type: 'ItemArrived', data: other }]);
  });

  it('stays as it is once it was checked, whatever is posted', () => {
    for (const settled of [checked, rejected, duplicated]) {
      given(item, [arrived, settled])
        .when(arrive({ ...arrival, etag: 'e2' }))
        .then([]);
    }
  });
});

describe('the check of the bytes', () => {
  it('keeps, rejects or finds them to be there already', () => {
    given(item, [arrived]).when(check('e1', original)).then([checked]);
    given(item, [arrived])
      .when(reject('e1', arrival, 'unsupported'))
      .then([rejected]);
    given(item, [arrived])
      .when(duplicate('e1', arrival, 'i0'))
      .then([duplicated]);
  });

  it('says nothing of bytes that were replaced meanwhile', () => {
    const replaced: ItemEvent = { type: 'ItemArrived', data: { ...arrival, etag: 'e2' } };
    given(item, [arrived, replaced]).when(check('e1', original)).then([]);
    given(item, [arrived, replaced])
      .when(reject('e1', arrival, 'gone'))
      .then([]);
  });

  it('ends once', () => {
    for (const settled of [checked, rejected, duplicated]) {
      given(item, [arrived, settled]).when(check('e1', original)).then([]);
      given(item, [arrived, settled])
        .when(reject('e1', arrival, 'gone'))
        .then([]);
      given(item, [arrived, settled])
        .when(duplicate('e1', arrival, 'i0'))
        .then([]);
    }
  });
});

describe('publishing', () => {
  it('takes the name of the file where there is no title', () => {
    given(item, [arrived, checked])
      .when(publish(details, 'Lake.jpg', noon))
      .then([published]);
  });

  it('takes the title where there is one', () => {
    given(item, [arrived, checked])
      .when(publish({ ...details, title: 'Summer' }, 'Lake.jpg', noon))
      .then([{ ...published, data: { ...published.data, title: 'Summer' } }]);
  });

  it('happens once', () => {
    given(item, [arrived, checked, published])
      .when(publish({ ...details, title: 'Other', privacy: 'PRIVATE' }, 'Lake.jpg', noon))
      .then([]);
  });

  it('waits for checked bytes', () => {
    for (const events of [[], [arrived], [arrived, rejected], [arrived, duplicated]]) {
      given(item, events)
        .when(publish(details, 'Lake.jpg', noon))
        .thenRefuses('not-arrived');
    }
  });
});

describe('renditions', () => {
  it('come before or after it is published, once', () => {
    given(item, [arrived, checked]).when(attach(rendered)).then([shown]);
    given(item, [arrived, checked, published]).when(attach(rendered)).then([shown]);
    given(item, [arrived, checked, shown, published]).when(attach(rendered)).then([]);
    given(item, [arrived, checked, shown])
      .when(publish(details, 'Lake.jpg', noon))
      .then([published]);
  });

  it('may fail, and then nothing more comes', () => {
    const failed: ItemEvent = { type: 'ItemFailed', data: { item: 'i1', owner: 'anna', reason: 'torn' } };
    given(item, [arrived, checked]).when(fail(failed.data)).then([failed]);
    given(item, [arrived, checked, failed]).when(attach(rendered)).then([]);
    given(item, [arrived, rejected]).when(fail(failed.data)).then([]);
  });
});

describe('an item whose time is over', () => {
  it('is abandoned when it never came, or was never published', () => {
    given(item).when(abandon(arrival)).then([abandoned]);
    given(item, [arrived, checked]).when(abandon(arrival)).then([abandoned]);
    given(item, [arrived, checked, abandoned])
      .when(publish(details, 'Lake.jpg', noon))
      .thenRefuses('not-arrived');
  });

  it('is not while it is being checked, nor once it is published or settled otherwise', () => {
    for (const events of [[arrived], [arrived, checked, published], [arrived, rejected], [arrived, duplicated]]) {
      given(item, events).when(abandon(arrival)).then([]);
    }
  });
});

const said = { title: 'Lake', description: 'At the lake', privacy: 'FAMILY_ONLY', category: 'FILM' } as const;
const changed = (more: Partial<{ title: string; description: string; privacy: 'PRIVATE' }>): ItemEvent => ({
  type: 'ItemDetailsChanged',
  data: { item: 'i1', owner: 'anna', ...said, ...more, privacyBefore: 'FAMILY_ONLY', kind: 'IMAGE', albums: [] },
});
const trashed: ItemEvent = { type: 'ItemTrashed', data: { item: 'i1', owner: 'anna', privacy: 'FAMILY_ONLY', kind: 'IMAGE', albums: [] } };
const purged = (...keys: string[]): ItemEvent => ({
  type: 'ItemPurged',
  data: { item: 'i1', owner: 'anna', sha256: 'f00', size: 10, keys: ['original/anna/i1', ...keys] },
});
const small = { key: 'rendition/anna/i1/320.webp', width: 320, height: 240, type: 'image/webp', size: 4 };
const shownSmall: ItemEvent = { type: 'ItemRendered', data: { ...rendered, renditions: [small] } };

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

const added = (album: string, more: object = {}): ItemEvent => ({
  type: 'ItemAddedToAlbum',
  data: { item: 'i1', owner: 'anna', album, kind: 'IMAGE', privacy: 'FAMILY_ONLY', takenLocal: undefined, publishedAt: noon, ...more },
});
const takenOut = (album: string): ItemEvent => ({
  type: 'ItemRemovedFromAlbum',
  data: { item: 'i1', owner: 'anna', album, kind: 'IMAGE', privacy: 'FAMILY_ONLY' },
});

describe('an item and albums', () => {
  it('is in as many as its owner puts it into, in each once', () => {
    given(item, [arrived, checked, published])
      .when(addToAlbum('a1'))
      .then([added('a1')]);
    given(item, [arrived, checked, published, added('a1')])
      .when(addToAlbum('a1'))
      .then([]);
    given(item, [arrived, checked, published, added('a1')])
      .when(addToAlbum('a2'))
      .then([added('a2')]);
  });

  it('tells its place in them by when it was taken, where that is known', () => {
    const takenLocal = '2024-07-09T08:05:03';
    const taken: ItemEvent = { type: 'ItemRendered', data: { ...rendered, takenLocal } };
    given(item, [arrived, checked, published, taken])
      .when(addToAlbum('a1'))
      .then([added('a1', { takenLocal })]);
  });

  it('is taken out of one, and stays in the others', () => {
    const inBoth = [arrived, checked, published, added('a1'), added('a2')];
    given(item, inBoth)
      .when(removeFromAlbum('a1'))
      .then([takenOut('a1')]);
    given(item, [...inBoth, takenOut('a1')])
      .when(removeFromAlbum('a1'))
      .then([]);
    given(item, [...inBoth, takenOut('a1')])
      .when(addToAlbum('a1'))
      .then([added('a1')]);
  });

  it('is in none before it is published, nor once it is deleted', () => {
    for (const events of [[], [arrived, checked], [arrived, checked, published, trashed, purged()]]) {
      given(item, events).when(addToAlbum('a1')).then([]);
      given(item, events).when(removeFromAlbum('a1')).then([]);
    }
  });

  it('names them whenever something of it changes that they show', () => {
    const inBoth = [arrived, checked, published, added('a1'), added('a2')];
    const albums = ['a1', 'a2'];
    given(item, inBoth)
      .when(attach(rendered))
      .then([{ type: 'ItemRendered', data: { ...rendered, albums } }]);
    given(item, inBoth)
      .when(discard)
      .then([{ type: 'ItemTrashed', data: { item: 'i1', owner: 'anna', privacy: 'FAMILY_ONLY', kind: 'IMAGE', albums } }, purged()]);
    expect(changeDetails({ privacy: 'PRIVATE' })(given(item, inBoth).state)).toMatchObject([{ type: 'ItemDetailsChanged', data: { albums } }]);
  });

  it('is in a hundred at most', () => {
    const full = Array.from({ length: 100 }, (_, index) => added(`a${index}`));
    given(item, [arrived, checked, published, ...full])
      .when(addToAlbum('one more'))
      .thenRefuses('too-many-albums');
    given(item, [arrived, checked, published, ...full])
      .when(addToAlbum('a7'))
      .then([]);
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
