import type { Body } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, feedOf, heartOf, noComments, photo, storyOf } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

const ofStory = (story: string, count: number, writer = ben) =>
  Array.from({ length: count }, (_, nth) => ({ ...photo(`${story}-${nth + 1}`, writer), storyId: story }));
const posts = { s1: ofStory('s1', 250), s2: ofStory('s2', 3, clara), s3: ofStory('s3', 1, clara) };
const stories = [
  storyOf('s1', ben, posts.s1, { albums: [{ _id: 'a1', name: 'Nine years of us' }] }),
  storyOf('s2', clara, posts.s2),
  storyOf('s3', clara, posts.s3),
];

function story({ storyId, page = 0, perPage = 100 }: Body<'POST /api/profile/story'>) {
  const found = stories.find(({ _id }) => _id === storyId);
  if (!found) return refuse(404, 'no-story');
  const all = storyId === 's1' ? posts.s1 : storyId === 's2' ? posts.s2 : posts.s3;
  return { story: found, posts: all.slice(page * perPage, (page + 1) * perPage), total: all.length };
}
const answers: Routes = {
  'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
  'POST /api/profile/stories': { stories },
  'POST /api/profile/story': story,
  'POST /api/post/image-post-byid': ({ imageId }) => ({
    post:
      Object.values(posts)
        .flat()
        .find(({ _id }) => _id === imageId) ?? photo(String(imageId), ben),
  }),
  'POST /api/image/getAllReactions': { reactions: [heartOf(anna)], total: 1 },
  'POST /api/comment/getImageComments': noComments,
};
const bar = (words: string) => screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === words);

test('a card opens its story at the first picture, and one goes through all of it, in order', async () => {
  const { user, where, go, server } = visit('/home', answers);
  await user.click(await screen.findByRole('link', { name: /^ben.*250/ }));
  await bar('ben · Nine years of us · 1 of 250');
  expect(where()).toBe('/image/s1-1');
  await user.keyboard('{ArrowRight}');
  await bar('ben · Nine years of us · 2 of 250');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await bar('ben · Nine years of us · 3 of 250');
  expect(screen.getByRole('button', { name: 'Love: 1 heart' })).not.toBeNull();
  expect(server.to('POST /api/profile/story')).toHaveLength(1);
  await go(-1);
  expect(where()).toBe('/home');
});

test('a long story goes on over the ends of its parts, both ways, and asks for each part once', async () => {
  const { user, server } = visit('/story/s1', answers);
  await bar('ben · Nine years of us · 1 of 250');
  for (let nth = 2; nth <= 103; nth++) {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false'));
    await user.keyboard('{ArrowRight}');
    await bar(`ben · Nine years of us · ${nth} of 250`);
  }
  for (let nth = 102; nth >= 98; nth--) {
    await user.keyboard('{ArrowLeft}');
    await bar(`ben · Nine years of us · ${nth} of 250`);
  }
  expect(server.to('POST /api/profile/story').map(({ body: { page } }) => page)).toEqual([0, 1]);
});

test('at the end it offers the next story, in the same entry of the history; a story of one picture ends at once', async () => {
  const { user, where, go } = visit('/home', answers);
  await user.click(await screen.findByRole('link', { name: /^clara.*3 photos/ }));
  await bar('clara · 1 of 3');
  expect(screen.queryByRole('button', { name: /^Next:/ })).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await bar('clara · 3 of 3');
  await user.click(await screen.findByRole('button', { name: 'Next: clara · 1 photo' }));
  await bar('clara · 1 of 1');
  expect(where()).toBe('/image/s3-1');
  await user.click(await screen.findByRole('button', { name: 'Next: ben · 250 photos' }));
  await bar('ben · Nine years of us · 1 of 250');
  await go(-1);
  expect(where()).toBe('/home');
});

test('the viewer offers the next story, too, and stays open; closing it leaves the picture of that story', async () => {
  const { user, where } = visit('/story/s2', answers);
  await bar('clara · 1 of 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await bar('clara · 3 of 3');
  await user.click(screen.getByRole('button', { name: 'Open full screen' }));
  const viewer = within(await screen.findByRole('dialog'));
  await user.click(await viewer.findByRole('button', { name: 'Next: clara · 1 photo' }));
  await waitFor(() => expect(where()).toBe('/image/s3-1'));
  expect(screen.getByRole('dialog')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/image/s3-1');
  await bar('clara · 1 of 1');
});

test.each([[400], [403], [404]])('a story that is refused with %i is told as gone', async (status) => {
  visit('/story/s9', { ...answers, 'POST /api/profile/story': () => refuse(status) });
  await screen.findByRole('heading', { name: 'These photos are not shared with you any longer.' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home');
});

test('a failure can be tried again', async () => {
  let fails = true;
  const { user } = visit('/story/s2', { ...answers, 'POST /api/profile/story': (asked) => (fails ? refuse(500) : story(asked)) });
  await screen.findByText('An error occurred while loading these photos.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await bar('clara · 1 of 3');
});

test('what was displayed for a second is reported, and is new on Home no longer', async () => {
  const { user, server } = visit('/home', { ...answers, 'POST /api/profile/mark-seen': { unseen: 2 } });
  await user.click(await screen.findByRole('link', { name: /^clara 3 new.*3 photos/ }));
  await bar('clara · 1 of 3');
  await waitFor(() => expect(server.to('POST /api/profile/mark-seen')).toHaveLength(1));
  expect(server.to('POST /api/profile/mark-seen').map(({ body }) => body)).toEqual([{ profileId: anna._id, storyId: 's2', posts: ['s2-1'] }]);
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await user.click(home);
  await screen.findByRole('link', { name: /^clara 2 new.*3 photos/ });
});
