import type { Reaction } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, commentOf, photo } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { pageOf } from '../../../testing/paging.ts';
import type { Routes } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

const numbered = <Entry,>(count: number, make: (nth: number) => Entry) => Array.from({ length: count }, (_, nth) => make(nth));
const heartsOf = (count: number): Reaction[] =>
  numbered(count, (nth) => ({ _id: `h${nth}`, profile: { ...ben, _id: `m${nth}`, username: `member${nth}` }, reactionType: 'Love' }));
/** A photograph with this number of comments, each with one reply. */
const at = (count: number, answers: Routes = {}) => {
  const tops = numbered(count, (nth) => commentOf(`c${nth}`, `Words of c${nth}`, { replyCount: 1 }));
  return visit('/image/p1', {
    'POST /api/post/image-post-byid': { post: photo('p1', ben) },
    'POST /api/image/getAllReactions': { reactions: [], total: 0 },
    'POST /api/comment/getImageComments': (asked) => {
      const { entries, ...others } = pageOf(tops, asked);
      return { comments: entries.flatMap((top) => [top, commentOf(`r-${top._id}`, 'Indeed', { responseTo: top._id })]), ...others };
    },
    ...answers,
  });
};
const partOf = ({ body }: { readonly body: { readonly perPage?: number | undefined; readonly before?: string | undefined } }) => [body.perPage, body.before];

test('comments that came page by page are asked for anew in one call, with their replies', async () => {
  const { server, push } = at(60);
  await screen.findByText('Words of c59');
  const asked = () => server.to('POST /api/comment/getImageComments').map(partOf);
  expect(asked()).toEqual([
    [25, undefined],
    [25, '25'],
    [25, '50'],
  ]);
  push('item', 'p1');
  await waitFor(() => expect(asked().slice(3)).toEqual([[60, undefined]]));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'View 1 more comment(s)' })).toHaveLength(60));
  expect(asked()).toHaveLength(4);
});

test('so are the hearts of an item', async () => {
  const hearts = heartsOf(80);
  const { user, server, push } = at(0, {
    'POST /api/image/getAllReactions': (asked) => {
      const { entries, ...others } = pageOf(hearts, asked);
      return { reactions: entries, ...others };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'See all 80 hearts' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Load more' }));
  await within(dialog).findByText('member79');
  const asked = () => server.to('POST /api/image/getAllReactions').map(partOf);
  expect(asked()).toEqual([
    [50, undefined],
    [50, '50'],
  ]);
  push('item', 'p1');
  await waitFor(() => expect(asked().slice(2)).toEqual([[80, undefined]]));
});

test('and those of a comment', async () => {
  const hearts = heartsOf(70);
  const { user, server, push } = at(0, {
    'POST /api/comment/getImageComments': { comments: [commentOf('c1', 'Lovely!', { writer: anna, heartCount: 70 })], total: 1 },
    'POST /api/comment/getAllReactions': (asked) => {
      const { entries, ...others } = pageOf(hearts, asked);
      return { reactions: entries, ...others };
    },
  });
  await user.click(await screen.findByRole('button', { name: /See 70 hearts/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Load more' }));
  await within(dialog).findByText('member69');
  push('item', 'p1');
  await waitFor(() => expect(server.to('POST /api/comment/getAllReactions').slice(2).map(partOf)).toEqual([[70, undefined]]));
});
