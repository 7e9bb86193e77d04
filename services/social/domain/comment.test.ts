import { given } from '@kloak/platform/testing/given.ts';
import { type CommentEvent, comment, edit, notifiedAnyway, remove, replyTarget, save } from './comment.ts';

const at = '2026-11-20T10:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);
const photo = { item: 'photo', owner: 'anna' };
const facts = { comment: 'c', item: 'photo', owner: 'anna', writer: 'ben', content: 'Lovely!', at };
const said = (data: Omit<typeof facts, 'at'> & { at?: string; responseTo?: string }): CommentEvent => ({ type: 'CommentSaved', data });
const saved = said(facts);
const edited: Extract<CommentEvent, { type: 'CommentEdited' }> = {
  type: 'CommentEdited',
  data: { comment: 'c', item: 'photo', owner: 'anna', writer: 'ben', content: 'Very lovely!' },
};
const deleted: CommentEvent = { type: 'CommentDeleted', data: { comment: 'c', item: 'photo', owner: 'anna', responseTo: undefined, by: 'anna' } };

/** Clara's post in a group. */
const onPost = { item: '', owner: '', groupPost: { post: 'p', group: 'g', author: 'clara' } };

describe('a comment', () => {
  it('is saved once', () => {
    given(comment).when(save(facts)).then([saved]);
    given(comment, [saved]).when(save(facts)).then([]);
    given(comment, [saved, deleted]).when(save(facts)).then([]);
  });

  it('is replied to by its id; a reply, by its parent’s', () => {
    expect(replyTarget(given(comment, [saved]).state, photo)).toBe('c');
    const reply = said({ ...facts, comment: 'd', responseTo: 'c' });
    expect(replyTarget(given(comment, [reply]).state, photo)).toBe('c');
  });

  it('cannot be replied to from another item, nor when it does not exist, or was deleted', () => {
    expect(() => replyTarget(given(comment, [saved]).state, { item: 'other', owner: 'anna' })).toThrow('This comment does not exist.');
    expect(() => replyTarget(given(comment).state, photo)).toThrow('This comment does not exist.');
    expect(() => replyTarget(given(comment, [saved, deleted]).state, photo)).toThrow('This comment does not exist.');
  });

  it('is said in other words for 15 minutes; the same words change nothing', () => {
    given(comment, [saved])
      .when(edit('Very lovely!', after(15)))
      .then([edited]);
    given(comment, [saved])
      .when(edit('Lovely!', after(1)))
      .then([]);
    given(comment, [saved, edited])
      .when(edit('Very lovely!', after(1)))
      .then([]);
    given(comment, [saved])
      .when(edit('Very lovely!', after(15.1)))
      .thenRefuses('too-late');
    // The time limit counts from the first version.
    given(comment, [saved, edited])
      .when(edit('No.', after(16)))
      .thenRefuses('too-late');
  });

  it('tells whom it names, also before it was said in other words, until it is deleted', () => {
    const naming: CommentEvent = { type: 'CommentSaved', data: { ...facts, mentioned: { who: ['dora'] } } };
    const both: CommentEvent = { ...edited, data: { ...edited.data, mentioned: { who: ['dora', 'emil'] } } };
    const gone: CommentEvent = {
      type: 'CommentDeleted',
      data: { ...photo, comment: 'c', responseTo: undefined, by: 'anna', mentioned: { who: ['dora', 'emil'] } },
    };
    given(comment)
      .when(save(facts, ['dora']))
      .then([naming]);
    given(comment, [naming])
      .when(edit('Very lovely!', after(1), ['emil', 'dora']))
      .then([both]);
    given(comment, [naming, both]).when(remove('anna')).then([gone]);
  });

  it('tells whoever is told of it anyway, whom it need not name', () => {
    expect(notifiedAnyway('ben', photo, undefined)).toEqual(['ben', 'anna']);
    expect(notifiedAnyway('ben', onPost, undefined)).toEqual(['ben', 'clara']);
    expect(notifiedAnyway('dora', photo, given(comment, [saved]).state)).toEqual(['dora', 'ben']);
  });

  it('is said in other words a hundred times, and can be deleted then, too', () => {
    const often = Array.from({ length: 50 }, (): CommentEvent[] => [edited, { ...edited, data: { ...edited.data, content: 'Lovely!' } }]).flat();
    given(comment, [saved, ...often.slice(1)])
      .when(edit('Very lovely!', after(1)))
      .then([edited]);
    given(comment, [saved, ...often])
      .when(edit('Very lovely!', after(1)))
      .thenRefuses('too-many-edits');
    given(comment, [saved, ...often])
      .when(remove('anna'))
      .then([deleted]);
  });

  it('of which nobody wrote down when it was said is not edited', () => {
    const { at: _, ...old } = facts;
    given(comment, [said(old)])
      .when(edit('Very lovely!', after(0)))
      .thenRefuses('too-late');
  });

  it('is deleted once, whenever', () => {
    given(comment, [saved]).when(remove('anna')).then([deleted]);
    given(comment, [saved, edited, deleted]).when(remove('ben')).then([]);
    given(comment, [saved, deleted])
      .when(edit('Very lovely!', after(1)))
      .thenRefuses('no-comment');
  });

  it('that was never saved is neither edited nor deleted', () => {
    given(comment)
      .when(edit('Very lovely!', after(0)))
      .thenRefuses('no-comment');
    given(comment).when(remove('anna')).thenRefuses('no-comment');
  });

  it('on a post of a group is one like any other: its events tell of the post, and it lives with the group', () => {
    const { item: _item, owner: _owner, ...words } = facts;
    const { at: _, ...said } = words;
    const first: CommentEvent = { type: 'CommentSaved', data: { ...onPost, ...words } };
    given(comment)
      .when(save({ ...onPost, ...words }))
      .then([first]);
    given(comment, [first])
      .when(edit('Very lovely!', after(1)))
      .then([{ type: 'CommentEdited', data: { ...onPost, ...said, content: 'Very lovely!' } }]);
    given(comment, [first])
      .when(remove('anna'))
      .then([{ type: 'CommentDeleted', data: { ...onPost, comment: 'c', responseTo: undefined, by: 'anna' } }]);
    expect(replyTarget(given(comment, [first]).state, onPost)).toBe('c');
    expect(() => replyTarget(given(comment, [first]).state, photo)).toThrow('This comment does not exist.');
    expect([comment.of({ comment: 'c', subject: onPost }).home, comment.of({ comment: 'c', subject: photo }).home]).toEqual(['g', 'anna']);
  });
});
