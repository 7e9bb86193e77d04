import type { GroupPost } from '@kloak/proto/api/types.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { albumOf, anna, photo } from '../../../../testing/family.ts';
import { seenAs } from '../../../../testing/groups.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { opened, picture } from '../../../../testing/upload.ts';
import { visit } from '../../../../testing/visit.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

const idOf = (one: string | { readonly _id: string }) => (typeof one === 'string' ? one : one._id);
const posted: GroupPost = {
  _id: 'g1-p1',
  groupId: 'g1',
  author: anna,
  text: 'Look',
  createdAt: '2026-11-20T10:00:00.000Z',
  posts: [photo('p1', anna)],
  albumImages: [],
  missingPosts: 0,
  postCount: 1,
  reactions: [],
  reactionCount: 0,
  commentCount: 0,
};

/** Opens Anna's group and writes a post with files of her computer. */
async function write(files: File[], answers: Routes = {}) {
  let posts: GroupPost[] = [];
  const visited = visit('/group/g1', {
    'POST /api/groups/group-by-id': () => ({ ...seenAs.member, posts, total: posts.length }),
    'POST /api/post/post-by-id': { posts: [photo('v1', anna)], total: 1 },
    'POST /api/upload/uploadFilesV2': ({ allFiles }) => opened(allFiles.map(({ fileName = '' }) => fileName)),
    'POST /api/upload/updateAll': ({ allPosts }) => ({ posts: allPosts.map((one) => photo(idOf(one), anna)) }),
    'POST /api/upload/cancel': {},
    'POST /api/groups/create-group-post': () => {
      posts = [posted];
      return { returnGroupPost: posted };
    },
    ...answers,
  });
  const { user } = visited;
  await user.click(await screen.findByRole('button', { name: 'Create New Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
  await user.upload(dialog.getByLabelText('From this computer', { selector: 'input' }), files);
  await user.type(dialog.getByLabelText('Statement'), 'Look');
  const sent = () => visited.server.to('POST /api/groups/create-group-post');
  return { ...visited, dialog, sent };
}
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const pending = () => screen.queryByRole('region', { name: 'Your post on its way' });

test('photos of this device go with a post, uploaded behind it, with how far they are', async () => {
  const arrives = Promise.withResolvers<number>();
  storage(() => arrives.promise);
  const { user, dialog, server, sent } = await write([picture('a.jpg'), picture('b.jpg')]);
  const device = dialog.getByRole('button', { name: 'From this computer' });
  expect(device.compareDocumentPosition(await dialog.findByRole('checkbox', { name: 'Photo v1' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(await dialog.findByRole('button', { name: 'Leave out: b.jpg' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Photo v1' }));
  dialog.getByText('2 photos and videos chosen.');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Sending... 40 %');
  expect(sent()).toEqual([]);
  await act(async () => arrives.resolve(204));
  await screen.findByRole('article', { name: /^Post by anna/ });
  expect(pending()).toBeNull();
  expect(sent().map(({ body }) => body)).toEqual([{ text: 'Look', posts: ['v1', 'p1'], album: false, groupId: 'g1', profile: anna._id }]);
  expect(server.to('POST /api/upload/updateAll').map(({ body }) => body.mediaData)).toMatchObject([{ privacy: 'PRIVATE' }]);
});

test('what could not be posted is told, and tried again it is the same post, and nothing is uploaded twice', async () => {
  let isOnline = false;
  const { posted: files } = storage(() => 204);
  const { user, dialog, sent } = await write([picture('a.jpg')], {
    'POST /api/groups/create-group-post': () => (isOnline ? { returnGroupPost: posted } : Promise.reject(new TypeError('no network'))),
  });
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await screen.findByText(/^Not posted. The server cannot be reached/);
  // Only this page has the post: the browser asks before it closes.
  expect(asksBeforeLeaving()).toBe(true);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(pending()).toBeNull());
  expect(asksBeforeLeaving()).toBe(false);
  expect(files).toHaveLength(1);
  expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(sent()).toHaveLength(2);
});

test('why files may not be uploaded is told in words, and the post can be thrown away', async () => {
  storage(() => 204);
  const { user, dialog, sent } = await write([picture('a.jpg')], {
    'POST /api/upload/uploadFilesV2': () => refuse(409, 'no-space', 'There is no room for this in your vault.'),
  });
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await screen.findByText('Not posted. There is no room for this in your vault.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(pending()).toBeNull();
  expect(sent()).toEqual([]);
});

test('an album takes the place of files, too', async () => {
  const { user, dialog, sent, server } = await write([picture('a.jpg')], {
    'POST /api/image/my-albums': { albums: [albumOf('x', anna)], total: 1 },
  });
  await dialog.findByRole('button', { name: 'Leave out: a.jpg' });
  await user.click(dialog.getByRole('tab', { name: 'Albums' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Album x/ }));
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(sent().map(({ body }) => [body.posts, body.album])).toEqual([[[], 'x']]));
  expect(server.to('POST /api/upload/uploadFilesV2')).toEqual([]);
});
