import { fireEvent, screen, within } from '@testing-library/react';
import { anna, annaIsIn, ben, clara, feedOf, film, heartOf, noComments, noConnections, noPosts, photo, profileOf } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}
afterEach(() => scrollTo(0));
const at = (feed: Routes['POST /api/profile/find-media-byfamily']) => visit('/home', { 'POST /api/profile/find-media-byfamily': feed });

test('each relative has a block that leads to their profile, with pictures that lead to their pages', async () => {
  at(feedOf([ben, photo('p1', ben), photo('p2', ben, { description: '' })], [clara, photo('p3', clara)]));
  const block = within(await screen.findByRole('region', { name: 'ben' }));
  expect(block.getByText('Recent Posts')).not.toBeNull();
  expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile/ben', '/profile/ben', '/image/p1', '/image/p2']);
  expect(block.getByRole('link', { name: /Photo p1/ }).textContent).toContain('Nov 20, 2026');
  expect(screen.getByRole('region', { name: 'clara' })).not.toBeNull();
});

test('a video’s card says how long it is, and leads to its page', async () => {
  at(feedOf([ben, film('v1', ben, { title: 'At the lake', description: 'Windy' }), photo('p1', ben)]));
  const card = await screen.findByRole('link', { name: /At the lake/ });
  expect(card.getAttribute('href')).toBe('/video/v1');
  for (const words of ['1:05', 'Windy', 'Nov 20, 2026']) expect(card.textContent).toContain(words);
  expect([...card.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/webp']);
});

test('a card tells how many hearts and comments it has, not that it has none, and counts one’s own at once', async () => {
  const feed = feedOf([ben, { ...photo('p1', ben), heartCount: 1, commentCount: 2 }, { ...photo('p2', ben), heartCount: 0, commentCount: 0 }]);
  let asked = 0;
  const { user } = visit('/home', {
    'POST /api/profile/find-media-byfamily': () => (asked++ === 0 ? feed : new Promise(() => {})),
    'POST /api/post/image-post-byid': { post: photo('p1', ben) },
    'POST /api/image/getAllReactions': { reactions: [heartOf(ben)], total: 1 },
    'POST /api/image/addImageReaction': { reactionData: heartOf(anna) },
    'POST /api/comment/getImageComments': noComments,
  });
  const told = async (name: RegExp) => (await screen.findByRole('link', { name })).querySelector('time')?.parentElement?.parentElement?.textContent;
  expect(await told(/Photo p1/)).toBe('Nov 20, 202611 heart22 comments');
  expect(await told(/Photo p2/)).toBe('Nov 20, 2026');
  await user.click(screen.getByRole('link', { name: /Photo p1/ }));
  await user.click(await screen.findByRole('button', { name: 'Love: 1 heart' }));
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await user.click(home);
  expect(await told(/Photo p1/)).toBe('Nov 20, 202622 hearts22 comments');
});

test('a file’s bare name is no caption', async () => {
  at(feedOf([ben, photo('IMG_1', ben, { description: '' })]));
  expect((await screen.findByRole('region', { name: 'ben' })).textContent).not.toContain('IMG_1');
});

test('a card shows when its picture was taken, and without words that day alone', async () => {
  at(feedOf([ben, photo('p1', ben, { description: '', takenLocal: '1987-07-04T23:30:00' })]));
  const [card] = await screen.findAllByRole('link', { name: /^Photo by ben/ });
  const seen = [...(card?.querySelectorAll('span:not(.visually-hidden, :has(span))') ?? [])].map(({ textContent }) => textContent).filter(Boolean);
  expect(seen).toEqual(['Jul 4, 1987']);
});

test('what nobody wrote about is called by whose it is and its day, and no two of a page alike', async () => {
  const wordless = { description: '' };
  const untitled = (id: string) => film(id, clara, { title: id });
  at(feedOf([ben, photo('p1', ben, wordless), photo('p2', ben)], [clara, photo('p3', clara, wordless), untitled('v1'), untitled('v2')]));
  const names = async (name: RegExp) => (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));
  expect(await names(/^Photo by ben, Nov 20, 2026$/)).toEqual(['/image/p1']);
  expect(await names(/^Photo by clara, Nov 20, 2026$/)).toEqual(['/image/p3']);
  expect(await names(/^(1:05 ?)?Video by clara, Nov 20, 2026, 2 of 2$/)).toEqual(['/video/v2']);
});

test('without a post of the family the page says how to begin', async () => {
  at(noPosts);
  const start = await screen.findByRole('link', { name: 'Start Uploading Your Memories Now!' });
  expect(start.getAttribute('href')).toBe('/upload');
});

test.each([
  [403, 'You do Not have access to these images'],
  [500, 'Server is currently down'],
  [418, 'Something has went wrong'],
])('a failure with status %i is told as %s, and can be tried again', async (status, words) => {
  let fails = true;
  const { user } = at(() => (fails ? refuse(status) : feedOf([ben, photo('p1', ben)])));
  await screen.findByText(words);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Photo p1');
});

test('what comes while one has scrolled moves nothing: how much it is stands over the page, and leads to its top', async () => {
  let feed = feedOf([ben, photo('p1', ben)], [clara, photo('p2', clara)]);
  const { user, push } = at(() => feed);
  await screen.findByText('Photo p1');
  scrollTo(900);
  feed = feedOf([clara, photo('p4', clara), photo('p3', clara), photo('p2', clara, { description: 'Windy' })], [ben, photo('p1', ben)]);
  await push('feed');
  await screen.findByRole('button', { name: '2 new' });
  within(screen.getByRole('region', { name: 'clara' })).getByText('2 new');
  expect(within(screen.getByRole('region', { name: 'ben' })).queryByText(/new$/)).toBeNull();
  const shown = () => screen.getAllByRole('link', { name: /Nov 20/ }).map((link) => link.getAttribute('href'));
  expect(shown()).toEqual(['/image/p1', '/image/p2']);
  screen.getByText('Windy');
  const before = window.scrollTo;
  window.scrollTo = () => scrollTo(0);
  await user.click(screen.getByRole('button', { name: '2 new' }));
  expect(shown()).toEqual(['/image/p4', '/image/p3', '/image/p2', '/image/p1']);
  expect(window.scrollY).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.queryByText(/new$/)).toBeNull();
  window.scrollTo = before;
});

test('what comes while one is at the top is shown at once', async () => {
  let feed = feedOf([ben, photo('p1', ben)]);
  const { push } = at(() => feed);
  await screen.findByText('Photo p1');
  feed = feedOf([ben, photo('p2', ben), photo('p1', ben)]);
  await push('feed');
  await screen.findByText('Photo p2');
});

test('who has nothing yet sees the first steps, with what is done ticked', async () => {
  visit('/home', {
    'POST /api/profile/find-media-byfamily': noPosts,
    'GET /api/users/auth': { ...annaIsIn, verified: false },
    'GET /api/connection/all/{profileId}': { connections: { ...noConnections.connections, friends: [ben] } },
    'POST /api/profile/get-my-profile': profileOf(anna, []),
  });
  const steps = within(await screen.findByRole('list', { name: 'Your first steps' }));
  await steps.findByRole('img', { name: 'Done' });
  const open = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(open).toEqual([
    ['Confirm your email address', '/upload'],
    ['Upload your first photos', '/upload'],
  ]);
});
