import type { Video } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, film, heartOf, noComments, noHearts } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const at = (post: Routes['POST /api/post/video-post-byid'], more: Routes = {}) =>
  visit('/video/v1', {
    'POST /api/post/video-post-byid': post,
    'POST /api/video/getAllReactions': noHearts,
    'POST /api/comment/getComments': noComments,
    ...more,
  });

const notReady: Partial<Video> = { status: 'PROCESSING', filePath: '', thumbNail: '', sources: [], duration: 0, width: 0, height: 0 };

test('a video has its poster and its film in the page, and says what it is and whose', async () => {
  at({ post: film('v1', ben, { title: 'At the lake', description: 'Windy', category: 'SPORTS' }) });
  const player = await screen.findByLabelText<HTMLVideoElement>('At the lake');
  expect(player.tagName).toBe('VIDEO');
  expect(player.getAttribute('src')).toBe('/storage/v1/1600.mp4');
  expect(document.querySelector('picture img')?.getAttribute('src')).toBe('/storage/v1/800');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('At the lake');
  for (const words of ['Windy', 'Sports']) expect(screen.getByText(words)).not.toBeNull();
  expect(screen.getByText('ben')).not.toBeNull();
});

test('the owner of a video that plays without its sound is told', async () => {
  at({ post: film('v1', anna, { soundMissing: true }) });
  await screen.findByText(/^The sound of this video could not be read, so it plays without\./);
});

test('a video that does not come is told, and can be tried again', async () => {
  const { user } = at({ post: film('v1', ben) });
  fireEvent.error(await screen.findByLabelText('Film v1'));
  expect(screen.queryByLabelText('Film v1')).toBeNull();
  await screen.findByText('An error occurred while loading the video.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText('Film v1')).tagName).toBe('VIDEO');
});

test('a heart and a comment are the video’s', async () => {
  const { user, server } = at(
    { post: film('v1', ben) },
    {
      'POST /api/video/addVideoReaction': { reactionData: heartOf(anna) },
      'POST /api/comment/saveComment': {
        result: [
          { _id: 'c1', content: 'Lovely', writer: anna, postId: 'v1', createdAt: '2026-11-20T10:00:00.000Z', replyCount: 0, heartCount: 0, hearted: false },
        ],
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Love: 0/ }));
  await user.type(screen.getByLabelText('Write a comment'), 'Lovely');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Lovely');
  expect(server.to('POST /api/video/addVideoReaction')).toMatchObject([{ body: { videoId: 'v1', profile: anna._id, reactionType: 'Love' } }]);
  expect(server.to('POST /api/comment/saveComment')).toMatchObject([{ body: { content: 'Lovely', postId: 'v1' } }]);
});

test('while it is made ready the page says how far that is, and then plays it by itself', async () => {
  let ready = false;
  const { converting, push } = at(() => ({ post: film('v1', anna, ready ? {} : notReady) }));
  await screen.findByText('This video is being made ready. It will play here by itself.');
  await converting('v2', 90);
  await converting('v1', 42);
  await screen.findByText('42%');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(42);
  ready = true;
  await push('item', 'v1');
  expect((await screen.findByLabelText('Film v1')).tagName).toBe('VIDEO');
});

test('its poster stands there as soon as it is made, under the words', async () => {
  const ready = film('v1', anna);
  const poster = { ...notReady, thumbNail: '/storage/v1/400', sources: ready.video?.sources.filter(({ type }) => type.startsWith('image/')) ?? [] };
  let made: Partial<Video> = notReady;
  const { push } = at(() => ({ post: film('v1', anna, made) }));
  const words = await screen.findByText('This video is being made ready. It will play here by itself.');
  const page = within(words.closest('article') ?? document.body);
  expect(page.queryByRole('img', { name: 'Film v1' })).toBeNull();
  made = { ...poster, width: 1600, height: 1200, duration: 65 };
  await push('item', 'v1');
  await page.findByRole('img', { name: 'Film v1' });
  expect(screen.getByText('This video is being made ready. It will play here by itself.')).not.toBeNull();
});

test('of a relative’s there is nothing yet until its poster is made', async () => {
  const { thumbNail, sources } = film('v1', ben).video ?? { thumbNail: '', sources: [] };
  let made: Partial<Video> = notReady;
  const { push } = at(() => ({ post: film('v1', ben, made) }));
  await screen.findByRole('heading', { level: 1, name: 'This video is not here yet. It will appear by itself.' });
  made = { ...notReady, thumbNail, sources: sources.filter(({ type }) => type.startsWith('image/')) };
  await push('item', 'v1');
  await screen.findByRole('img', { name: 'Film v1' });
});

test('one that cannot be shown says why to its owner', async () => {
  at({ post: film('v1', anna, { ...notReady, status: 'FAILED', failure: 'video is too short.' }) });
  await screen.findByText('video is too short.');
});

test.each([
  [403, 'You do not have permission to view this video.'],
  [404, 'An error occurred while loading the video.'],
])('a refusal with status %i is told as %s', async (status, words) => {
  at(refuse(status));
  const heading = await screen.findByRole('heading', { name: words });
  expect(within(heading.closest('main') ?? document.body).getByRole('link', { name: 'Back to Home' })).not.toBeNull();
});

test('that it is played is told once', async () => {
  const { server } = at({ post: film('v1', ben) }, { 'POST /api/video/watched': {} });
  const player = await screen.findByLabelText('Film v1');
  expect(server.to('POST /api/video/watched')).toHaveLength(0);
  for (let nth = 0; nth < 3; nth += 1) fireEvent.playing(player);
  await waitFor(() => expect(server.to('POST /api/video/watched')).toMatchObject([{ body: { videoId: 'v1', profileId: anna._id } }]));
  expect(screen.queryByText(/view/)).toBeNull();
});

test('the owner reads how often it was watched', async () => {
  const { server } = at({ post: film('v1', anna, { views: 3 }) });
  fireEvent.playing(await screen.findByLabelText('Film v1'));
  expect(screen.getByText(/3 views/)).not.toBeNull();
  expect(server.to('POST /api/video/watched')).toHaveLength(0);
});
