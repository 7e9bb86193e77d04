import { given } from '@kloak/platform/testing/given.ts';
import { maxGroupPostEdits } from '@kloak/proto/rules/group-posts.ts';
import { create, edit, type PostEvent, post, remove } from './post.ts';

const place = { post: 'p', group: 'g' };
const items = [{ item: 'lake', narrowed: 0 }];
const words = { author: 'ben', text: 'Look', items, mentions: ['anna'] };
const created: PostEvent = { type: 'PostCreated', data: { ...place, ...words } };
const edited = (edits: number, text = 'Look here', ...mentions: string[]): PostEvent => ({
  type: 'PostEdited',
  data: { ...place, author: 'ben', items, text, edits, mentions: ['anna', ...mentions] },
});
const deleted = (by: string): PostEvent => ({ type: 'PostDeleted', data: { ...place, author: 'ben', items, by, mentions: ['anna'] } });

describe('a post', () => {
  it('is posted once, where there is room', () => {
    given(post)
      .when(create(place, words, false))
      .then([created]);
    given(post, [created])
      .when(create(place, words, true))
      .then([]);
    given(post)
      .when(create(place, words, true))
      .thenRefuses('too-many-group-posts');
  });

  it('is said anew by its author, so many times', () => {
    given(post, [created])
      .when(edit(place, 'ben', 'Look here', []))
      .then([edited(1)]);
    given(post, [created, edited(1)])
      .when(edit(place, 'ben', 'There', ['carla', 'anna']))
      .then([edited(2, 'There', 'carla')]);
    given(post, [created])
      .when(edit(place, 'anna', 'Look here', []))
      .thenRefuses('not-your-group-post');
    given(post, [created, edited(maxGroupPostEdits)])
      .when(edit(place, 'ben', 'There', []))
      .thenRefuses('too-many-changes');
  });

  it('is deleted by its author, or by an admin', () => {
    given(post, [created])
      .when(remove(place, 'ben', false))
      .then([deleted('ben')]);
    given(post, [created])
      .when(remove(place, 'anna', true))
      .then([deleted('anna')]);
    given(post, [created])
      .when(remove(place, 'carla', false))
      .thenRefuses('not-your-group-post');
    given(post, [created, deleted('ben')])
      .when(remove(place, 'ben', false))
      .then([]);
  });

  it('that was deleted, or never was, is not said anew', () => {
    for (const events of [[], [created, deleted('ben')]])
      given(post, events)
        .when(edit(place, 'ben', 'There', []))
        .thenRefuses('no-group-post');
    given(post)
      .when(remove(place, 'ben', true))
      .thenRefuses('no-group-post');
  });
});
