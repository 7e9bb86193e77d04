import { given } from '@kloak/platform/testing/given.ts';
import { abandoned, arrival, arrived, checked, original, rejected, rendered, shown } from '../../testing/item-events.ts';
import { type ItemEvent, item } from './item.ts';
import { abandon, arrive, check } from './item-arrival.ts';
import { previewArrived, showPreview } from './item-preview.ts';
import { attach } from './item-rendering.ts';

const owned = { item: 'i1', owner: 'anna' };
const came = { ...owned, incomingKey: 'incoming/u1/i1.preview', etag: 'p1', size: 5 };
const drawn = { ...owned, thumbhash: 'abc', preview: { key: 'r', width: 4, height: 3, type: 'image/webp', size: 5 } };
const previewCame: ItemEvent = { type: 'ItemPreviewArrived', data: came };
const previewed: ItemEvent = { type: 'ItemPreviewed', data: drawn };

describe('a preview of an item', () => {
  it('may come before the bytes, and lasts until these are checked and beyond', () => {
    given(item).when(previewArrived(came)).then([previewCame]);
    const before = [previewCame, arrived];
    given(item, before).when(check('e1', original)).then([checked]);
    given(item, [...before, checked])
      .when(showPreview(drawn))
      .then([previewed]);
  });

  it('is the first one', () => {
    given(item, [previewCame])
      .when(previewArrived({ ...came, etag: 'p2' }))
      .then([]);
    given(item, [previewCame, previewed]).when(showPreview(drawn)).then([]);
  });

  it('that nobody saw arrive is not shown', () => {
    given(item).when(showPreview(drawn)).then([]);
  });

  it('comes too late where renditions are made, or nothing is left of it', () => {
    const made = [arrived, checked, previewCame, shown];
    given(item, made).when(showPreview(drawn)).then([]);
    given(item, made).when(previewArrived(came)).then([]);
    given(item, [arrived, rejected]).when(previewArrived(came)).then([]);
    const madeForLists: ItemEvent[] = [arrived, checked, previewCame, { type: 'ItemThumbnailsRendered', data: rendered }];
    given(item, madeForLists).when(showPreview(drawn)).then([]);
    given(item, madeForLists).when(previewArrived(came)).then([]);
  });

  it('keeps nothing of the item from going on', () => {
    given(item, [previewCame, previewed]).when(arrive(arrival)).then([arrived]);
    given(item, [previewCame]).when(abandon(arrival)).then([abandoned]);
    given(item, [arrived, checked, previewCame, previewed]).when(attach(rendered)).then([shown]);
  });
});
