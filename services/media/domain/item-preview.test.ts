import { given } from '@kloak/platform/testing/given.ts';
import { abandon, arrive, attach, check, type ItemEvent, item, previewArrived, showPreview } from './item.ts';

const owned = { item: 'i1', owner: 'anna' };
const arrival = { ...owned, upload: 'u1', incomingKey: 'incoming/u1/i1', etag: 'e1', size: 10 };
const original = { ...owned, key: 'k', sha256: 'f00', size: 10, type: 'image/jpeg', kind: 'IMAGE', fileName: 'Lake.jpg' } as const;
const arrived: ItemEvent = { type: 'ItemArrived', data: arrival };
const checked: ItemEvent = { type: 'ItemChecked', data: original };
const abandoned: ItemEvent = { type: 'ItemRejected', data: { ...owned, reason: 'abandoned' } };
const facts = { ...owned, width: 4, height: 3, thumbhash: 'abc', renditions: [], albums: [] };
const rendered: ItemEvent = { type: 'ItemRendered', data: facts };
const rejected: ItemEvent = { type: 'ItemRejected', data: { ...owned, reason: 'unsupported' } };
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

  it('comes too late where the renditions are made, or nothing is left of it', () => {
    const made = [arrived, checked, previewCame, rendered];
    given(item, made).when(showPreview(drawn)).then([]);
    given(item, made).when(previewArrived(came)).then([]);
    given(item, [arrived, rejected]).when(previewArrived(came)).then([]);
  });

  it('keeps nothing of the item from going on', () => {
    given(item, [previewCame, previewed]).when(arrive(arrival)).then([arrived]);
    given(item, [previewCame]).when(abandon(owned)).then([abandoned]);
    given(item, [arrived, checked, previewCame, previewed]).when(attach(facts)).then([rendered]);
  });
});
