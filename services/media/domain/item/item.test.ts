import { given } from '@kloak/platform/testing/given.ts';
import { abandoned, arrival, arrived, checked, details, duplicated, noon, original, published, rejected, rendered, shown } from '../../testing/item-events.ts';
import { type ItemEvent, item, publish } from './item.ts';
import { abandon, arrive, check, duplicate, giveUp, reject } from './item-arrival.ts';
import { attach, fail, tryAgain } from './item-rendering.ts';

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
      .when(publish(details, 'Lake.jpg', { publishedAt: noon }))
      .then([published]);
  });

  it('takes the title where there is one', () => {
    given(item, [arrived, checked])
      .when(publish({ ...details, title: 'Summer' }, 'Lake.jpg', { publishedAt: noon }))
      .then([{ ...published, data: { ...published.data, title: 'Summer' } }]);
  });

  it('happens once', () => {
    given(item, [arrived, checked, published])
      .when(publish({ ...details, title: 'Other', privacy: 'PRIVATE' }, 'Lake.jpg', { publishedAt: noon }))
      .then([]);
  });

  it('waits for checked bytes', () => {
    for (const events of [[], [arrived], [arrived, rejected], [arrived, duplicated]]) {
      given(item, events)
        .when(publish(details, 'Lake.jpg', { publishedAt: noon }))
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
      .when(publish(details, 'Lake.jpg', { publishedAt: noon }))
      .then([published]);
  });

  it('may fail, and then nothing more comes', () => {
    const failed: ItemEvent = { type: 'ItemFailed', data: { item: 'i1', owner: 'anna', reason: 'torn' } };
    given(item, [arrived, checked]).when(fail(failed.data)).then([failed]);
    given(item, [arrived, checked, failed]).when(attach(rendered)).then([]);
    given(item, [arrived, rejected]).when(fail(failed.data)).then([]);
  });

  it('that failed are tried again when its bytes come again, a number of times', () => {
    const failed: ItemEvent = { type: 'ItemFailed', data: { item: 'i1', owner: 'anna', reason: 'torn' } };
    const { item: id, owner, key, type, kind, fileName } = original;
    const again: ItemEvent = { type: 'ItemTriedAgain', data: { item: id, owner, key, type, kind, fileName } };
    for (const events of [
      [arrived, checked, failed],
      [arrived, checked, published, failed],
    ]) {
      given(item, events).when(tryAgain).then([again]);
      given(item, [...events, again])
        .when(tryAgain)
        .then([]);
      given(item, [...events, again])
        .when(attach(rendered))
        .then([shown]);
      given(item, [...events, ...Array.from({ length: 20 }, () => [again, failed]).flat()])
        .when(tryAgain)
        .then([]);
    }
    for (const events of [[arrived], [arrived, checked], [arrived, rejected]]) given(item, events).when(tryAgain).then([]);
  });
});

describe('an item whose time is over', () => {
  it('is abandoned when it never came, or was never published', () => {
    given(item).when(abandon(arrival)).then([abandoned]);
    given(item, [arrived, checked]).when(abandon(arrival)).then([abandoned]);
    given(item, [arrived, checked, abandoned])
      .when(publish(details, 'Lake.jpg', { publishedAt: noon }))
      .thenRefuses('not-arrived');
  });

  it('is not while it is being checked, nor once it is published or settled otherwise', () => {
    for (const events of [[arrived], [arrived, checked, published], [arrived, rejected], [arrived, duplicated]]) {
      given(item, events).when(abandon(arrival)).then([]);
    }
  });

  it('is given up where its check never ended, and only there', () => {
    given(item, [arrived])
      .when(giveUp(arrival))
      .then([{ type: 'ItemRejected', data: { item: 'i1', owner: 'anna', reason: 'gave-up' } }]);
    for (const events of [[], [arrived, checked], [arrived, checked, published], [arrived, rejected]]) {
      given(item, events).when(giveUp(arrival)).then([]);
    }
  });
});
