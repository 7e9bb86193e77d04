import { relations } from '@kloak/access/relations.ts';
import { identity } from '@kloak/identity/service.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import type { Service } from '@kloak/platform/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

/** Media fails to fold the removal of a connection, so its view of relations stops there. */
const stuck: typeof relations = {
  ...relations,
  fold(doc, event: RecordedEvent, id) {
    if (event.type === 'ConnectionRemoved') throw new Error('stands still');
    return relations.fold(doc, event, id);
  },
};
const mediaStandingStill: Service<'media'> = { ...media, views: media.views.map((view) => (view.name === relations.name ? stuck : view)) };

let family: Family;
let anna: Member;
let bruno: Member;
beforeAll(async () => {
  family = await startFamily([identity, social, mediaStandingStill, transcoding]);
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());

it('removing a connection is no success, and nothing is shown, while media cannot tell who is connected', async () => {
  const item = await family.shares(anna, await photo('lake.jpg', 1));
  expect((await bruno.call('media', 'GetPost', { item })).post?.id).toBe(item);

  await expect(anna.call('social', 'RejectConnection', { other: bruno.id })).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(bruno.call('media', 'GetPost', { item })).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(bruno.call('media', 'ListFamilyFeed', {})).rejects.toMatchObject({ kind: 'unavailable' });
});
