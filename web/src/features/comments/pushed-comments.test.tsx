import type { Comment } from '@kloak/proto/api/types.ts';
import type { CommentNow } from '@kloak/proto/rules/pushes/changes.ts';
import { screen, waitFor } from '@testing-library/react';
import { visitCommented } from '../../../testing/commented.ts';
import { anna, clara, commentOf } from '../../../testing/family.ts';
import type { Routes } from '../../../testing/serve.ts';

describe('what a push tells of comments', () => {
  const now = ({ hearted: _, ...comment }: Comment): CommentNow => comment;
  const opened = async (comments: Comment[], total: number, answers: Routes = {}) => {
    const visited = visitCommented([], { 'POST /api/comment/getImageComments': { comments, total }, ...answers });
    await screen.findByText(comments[0]?.content ?? '');
    const before = visited.server.calls.length;
    const tell = (threads: number, all: number, ...changed: CommentNow[]) => visited.push('item', 'p1', false, { comments: { total: all, threads, changed } });
    return { ...visited, tell, asked: () => visited.server.calls.slice(before).map(({ name }) => name) };
  };
  const [lovely, yes] = [commentOf('c1', 'Lovely!', { replyCount: 1 }), commentOf('r1', 'Yes', { responseTo: 'c1' })];

  test('is shown without asking: new ones, replies, other words, and what is gone', async () => {
    const { tell, asked, user } = await opened([lovely, yes], 1);
    await tell(2, 3, now(commentOf('c2', 'Where is it?')));
    await screen.findByText('Where is it?');
    await screen.findByRole('heading', { name: 'Comments 3' });
    await tell(2, 4, now({ ...lovely, replyCount: 2 }), now(commentOf('r2', 'At the lake', { responseTo: 'c1' })));
    // A new reply is visible; replies that were folded before stay folded.
    const reply = await screen.findByText('At the lake');
    expect(reply.closest('[hidden]')).toBeNull();
    expect(screen.queryByText('Yes')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View 1 more comment(s)' }));
    await screen.findByText('Yes');
    screen.getByRole('button', { name: 'Hide 2 comment(s)', expanded: true });
    await tell(2, 4, now({ ...lovely, replyCount: 2, content: 'So lovely!', edited: true }));
    await screen.findByText('So lovely!');
    await tell(
      2,
      3,
      now({ ...lovely, replyCount: 1, content: 'So lovely!', edited: true }),
      now({ ...commentOf('r2', '', { responseTo: 'c1' }), deleted: true }),
    );
    await waitFor(() => expect(screen.queryByText('At the lake')).toBeNull());
    await tell(1, 2, now({ ...commentOf('c2', ''), deleted: true }));
    await waitFor(() => expect(screen.queryByText('Where is it?')).toBeNull());
    await tell(0, 1, now({ ...lovely, content: '', deleted: true }));
    await screen.findByText('This comment was deleted.');
    expect(asked()).toEqual([]);
  });

  test('counts hearts, and knows one of another device of one\u2019s own', async () => {
    const { tell, asked } = await opened([commentOf('c1', 'Lovely!')], 1);
    await tell(1, 1, { ...now(commentOf('c1', 'Lovely!', { heartCount: 1 })), hearts: [{ profile: clara, given: true }] });
    await screen.findByRole('button', { name: 'See 1 heart: comment by ben' });
    expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
    await tell(1, 1, { ...now(commentOf('c1', 'Lovely!', { heartCount: 2 })), hearts: [{ profile: anna, given: true }] });
    await screen.findByRole('button', { name: 'See 2 hearts: comment by ben' });
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(asked()).toEqual([]);
  });

  test('told twice stands once, and beside what one has just written oneself', async () => {
    const mine = { ...commentOf('c2', 'Second'), writer: anna };
    const { tell, user, asked } = await opened([commentOf('c1', 'First')], 1, { 'POST /api/comment/saveComment': { result: [mine] } });
    await user.type(await screen.findByLabelText('Write a comment'), 'Second');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Second');
    for (let time = 0; time < 2; time += 1) await tell(2, 2, now(mine));
    expect(screen.getAllByText('Second')).toHaveLength(1);
    await screen.findByRole('heading', { name: 'Comments 2' });
    expect(asked()).toEqual(['POST /api/comment/saveComment']);
  });

  test('of one after others that have not come yet is counted, and comes in its place', async () => {
    const { tell, asked } = await opened([commentOf('c1', 'First')], 9, {
      'POST /api/comment/getImageComments': { comments: [commentOf('c1', 'First')], total: 9, next: 'c1' },
    });
    await tell(10, 10, now(commentOf('c10', 'Tenth')));
    await screen.findByRole('heading', { name: 'Comments 10+' });
    expect(screen.queryByText('Tenth')).toBeNull();
    expect(asked()).toEqual([]);
  });
});
