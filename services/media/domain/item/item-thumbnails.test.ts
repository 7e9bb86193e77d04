import { given } from '@kloak/platform/testing/given.ts';
import { arrived, checked, published, purged, rendered, shown, small, trashed } from '../../testing/item-events.ts';
import { type ItemEvent, item } from './item.ts';
import { attach, attachThumbnails, fail } from './item-rendering.ts';
import { purge } from './item-trash.ts';

describe('what is rendered of an item', () => {
  const thumbnails: ItemEvent = { type: 'ItemThumbnailsRendered', data: { ...rendered, renditions: [small] } };
  const failed: ItemEvent = { type: 'ItemFailed', data: { item: 'i1', owner: 'anna', reason: 'gave-up' } };

  it('may be what lists show, and then all; each comes once', () => {
    given(item, [arrived, checked])
      .when(attachThumbnails({ ...rendered, renditions: [small] }))
      .then([thumbnails]);
    given(item, [arrived, checked, thumbnails]).when(attachThumbnails(rendered)).then([]);
    given(item, [arrived, checked, thumbnails]).when(attach(rendered)).then([shown]);
    given(item, [arrived, checked, thumbnails, shown]).when(attach(rendered)).then([]);
  });

  it('is all, though what lists show comes later', () => {
    given(item, [arrived, checked, shown]).when(attachThumbnails(rendered)).then([]);
  });

  it('may end with what lists show, where the rest cannot be made', () => {
    given(item, [arrived, checked, thumbnails]).when(fail(failed.data)).then([failed]);
    given(item, [arrived, checked, thumbnails, failed]).when(attach(rendered)).then([]);
    given(item, [arrived, checked, thumbnails, shown]).when(fail(failed.data)).then([]);
  });

  it('goes with the item, as far as it is made', () => {
    for (const events of [[thumbnails], [thumbnails, failed]]) {
      given(item, [arrived, checked, published, ...events, trashed])
        .when(purge)
        .then([purged(small.key)]);
    }
  });
});
