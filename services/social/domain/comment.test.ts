import { given } from '@kloak/platform/testing/given.ts';
import { type CommentEvent, comment, edit, remove, replyTarget, save } from './comment.ts';

const at = '2026-11-20T10:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);
const facts = { comment: 'c', item: 'photo', owner: 'anna', writer: 'ben', content: 'Lovely!', at };
const said = (data: Omit<typeof facts, 'at'> & { at?: string; responseTo?: string }): CommentEvent => ({ type: 'CommentSaved', data });
const saved = said(facts);
const edited: Extract<CommentEvent, { type: 'CommentEdited' }> = {
  type: 'CommentEdited',
  data: { comment: 'c', item: 'photo', owner: 'anna', writer: 'ben', content: 'Very lovely!' },
};
const deleted: CommentEvent = { type: 'CommentDeleted', data: { comment: 'c', item: 'photo', owner: 'anna', responseTo: undefined, by: 'anna' } };

describe('a comment', () => {
  it('is saved once', () => {
    given(comment).when(save(facts)).then([saved]);
    given(comment, [saved]).when(save(facts)).then([]);
    given(comment, [saved, deleted]).when(save(facts)).then([]);
  });

  it('is replied to by its id; a reply, by its parent’s', () => {
    expect(replyTarget(given(comment, [saved]).state, 'photo')).toBe('c');
    const reply = said({ ...facts, comment: 'd', responseTo: 'c' });
    expect(replyTarget(given(comment, [reply]).state, 'photo')).toBe('c');
  });

  it('cannot be replied to from another item, nor when it does not exist, or was deleted', () => {
    expect(() => replyTarget(given(comment, [saved]).state, 'other')).toThrow('This comment does not exist.');
    expect(() => replyTarget(given(comment).state, 'photo')).toThrow('This comment does not exist.');
    expect(() => replyTarget(given(comment, [saved, deleted]).state, 'photo')).toThrow('This comment does not exist.');
  });

  it('is said in other words for 15 minutes; the same words change nothing', () => {
    given(comment, [saved])
      .when(edit('anna', 'Very lovely!', after(15)))
      .then([edited]);
    given(comment, [saved])
      .when(edit('anna', 'Lovely!', after(1)))
      .then([]);
    given(comment, [saved, edited])
      .when(edit('anna', 'Very lovely!', after(1)))
      .then([]);
    given(comment, [saved])
      .when(edit('anna', 'Very lovely!', after(15.1)))
      .thenRefuses('too-late');
    // The time counts from when it was first said.
    given(comment, [saved, edited])
      .when(edit('anna', 'No.', after(16)))
      .thenRefuses('too-late');
  });

  it('is said in other words a hundred times, and can be deleted then, too', () => {
    const often = Array.from({ length: 50 }, (): CommentEvent[] => [edited, { ...edited, data: { ...edited.data, content: 'Lovely!' } }]).flat();
    given(comment, [saved, ...often.slice(1)])
      .when(edit('anna', 'Very lovely!', after(1)))
      .then([edited]);
    given(comment, [saved, ...often])
      .when(edit('anna', 'Very lovely!', after(1)))
      .thenRefuses('too-many-edits');
    given(comment, [saved, ...often])
      .when(remove('anna', 'anna'))
      .then([deleted]);
  });

  it('of which nobody wrote down when it was said is not edited', () => {
    const { at: _, ...old } = facts;
    given(comment, [said(old)])
      .when(edit('anna', 'Very lovely!', after(0)))
      .thenRefuses('too-late');
  });

  it('is deleted once, whenever', () => {
    given(comment, [saved]).when(remove('anna', 'anna')).then([deleted]);
    given(comment, [saved, edited, deleted]).when(remove('anna', 'ben')).then([]);
    given(comment, [saved, deleted])
      .when(edit('anna', 'Very lovely!', after(1)))
      .thenRefuses('no-comment');
  });

  it('that was never saved is neither edited nor deleted', () => {
    given(comment)
      .when(edit('anna', 'Very lovely!', after(0)))
      .thenRefuses('no-comment');
    given(comment).when(remove('anna', 'anna')).thenRefuses('no-comment');
  });
});
