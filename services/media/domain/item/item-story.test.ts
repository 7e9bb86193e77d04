import { given } from '@kloak/platform/testing/given.ts';
import { arrived, changed, checked, details, noon, original, published, restored, trashed } from '../../testing/item-events.ts';
import { type ItemEvent, item, publish } from './item.ts';
import { changeDetails } from './item-details.ts';
import { joiningStory } from './item-story.ts';
import { publishInstead } from './item-trash.ts';

const place = { story: 's1', number: 3 };
const joined: ItemEvent = { type: 'ItemJoinedStory', data: { item: 'i1', owner: 'anna', ...place } };
const places = new Map([['i1', place]]);
const came = [arrived, checked];
const asPrivate: ItemEvent = { ...published, data: { ...published.data, privacy: 'PRIVATE' } };
const shareIt = joiningStory(places, changeDetails({ privacy: 'FAMILY_ONLY' }));
const shared: ItemEvent = {
  ...changed({}),
  data: { ...changed({}).data, privacyBefore: 'PRIVATE' },
};

describe('an item', () => {
  it('joins a story with its publication', () => {
    given(item, came)
      .when(joiningStory(places, publish(details, original.fileName, { publishedAt: noon })))
      .then([published, joined]);
  });

  it('joins none as a private one, and none without a place', () => {
    const asItIs = { ...details, privacy: 'PRIVATE' } as const;
    given(item, came)
      .when(joiningStory(places, publish(asItIs, original.fileName, { publishedAt: noon })))
      .then([asPrivate]);
    given(item, came)
      .when(joiningStory(new Map(), publish(details, original.fileName, { publishedAt: noon })))
      .then([published]);
  });

  it('joins one when it is shared later, and only once', () => {
    given(item, [...came, asPrivate])
      .when(shareIt)
      .then([shared, joined]);
    given(item, [...came, published, joined, changed({ privacy: 'PRIVATE' })])
      .when(shareIt)
      .then([{ ...shared, data: { ...shared.data, sharedAgain: true } }]);
  });

  it('of an older build joins none while it stays shared', () => {
    given(item, [...came, published])
      .when(joiningStory(places, changeDetails({ title: 'Sea' })))
      .then([changed({ title: 'Sea' })]);
    given(item, [...came, published, trashed])
      .when(joiningStory(places, publishInstead(details, original.fileName, { publishedAt: noon })))
      .then([restored]);
  });

  it('changes nothing where the decision does not', () => {
    given(item, [...came, asPrivate])
      .when(joiningStory(places, changeDetails({ privacy: 'PRIVATE' })))
      .then([]);
  });
});
