import { given } from '@kloak/platform/testing/given.ts';
import { added, arrived, checked, noon, published, purged, rendered, takenOut, trashed, trashedFrom } from '../../testing/item-events.ts';
import { item } from './item.ts';
import { addToAlbum, ifInAlbum, removeFromAlbum } from './item-albums.ts';
import { changeDetails } from './item-details.ts';
import { attach } from './item-rendering.ts';
import { trash } from './item-trash.ts';

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
    for (const type of ['ItemThumbnailsRendered', 'ItemRendered'] as const) {
      given(item, [arrived, checked, published, { type, data: { ...rendered, takenLocal } }])
        .when(addToAlbum('a1'))
        .then([added('a1', { takenLocal })]);
    }
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
      .when(trash(noon))
      .then([trashedFrom(...albums)]);
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

describe('what is decided on all that an album holds', () => {
  it('is decided on an item while that album holds it', () => {
    const decision = ifInAlbum('a1', trash(noon));
    const held = [arrived, checked, published, added('a1')];
    given(item, held)
      .when(decision)
      .then([trashedFrom('a1')]);
    for (const events of [[], [arrived, checked], [arrived, checked, published], [arrived, checked, published, added('a2')], [...held, takenOut('a1')]]) {
      given(item, events).when(decision).then([]);
    }
  });
});
