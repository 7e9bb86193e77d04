import type { Comment } from '@kloak/proto/api/types.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { visitCommented } from '../../testing/commented.ts';
import { simulateDatabase } from '../../testing/database.ts';
import { anna, annaIsIn, ben, commentOf, heartOf, photo } from '../../testing/family.ts';
import { type Routes, refuse } from '../../testing/serve.ts';
import { visit } from '../../testing/visit.tsx';
import { endMemberState } from '../lib/member-state.ts';
import { dropOutboxDatabase, hasOutboxDatabase, outboxDatabase } from '../lib/outbox-database.ts';
import { openKeptActs } from './kept-acts.ts';

simulateDatabase();
afterEach(dropOutboxDatabase);

const offline = () => Promise.reject(new TypeError('no network'));
const waits = 'Will be sent when you are online again.';
let isOnline = true;
const setOnline = (now: boolean) => {
  isOnline = now;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  act(() => void window.dispatchEvent(new Event(now ? 'online' : 'offline')));
};
afterEach(() => setOnline(true));
/** Simulates leaving the page and loading it again. */
const leavePage = () => {
  cleanup();
  endMemberState();
};
const mine = (id: string, content: string): Comment => ({ ...commentOf(id, content), writer: anna });

/** A photograph of Ben, at a server that may be unreachable. `said`: its comments. */
function open(answers: Routes = {}, said: Comment[] = []) {
  const online =
    <Answer,>(answer: () => Answer) =>
    () =>
      isOnline ? answer() : offline();
  return visitCommented([], {
    'POST /api/comment/getImageComments': () => ({ comments: said, total: said.length }),
    'POST /api/image/getAllReactions': () => ({ reactions: [heartOf(ben)], total: 1 }),
    'POST /api/image/addImageReaction': online(() => ({ reactionData: heartOf(anna) })),
    'POST /api/image/removeImageReaction': online(() => ({})),
    'POST /api/comment/saveComment': ({ content }) => {
      if (!isOnline) return offline();
      const saved = mine(`c${said.length}`, content);
      said.push(saved);
      return { result: [saved] };
    },
    ...answers,
  });
}
type Opened = ReturnType<typeof open>;
const write = async ({ user }: Opened, text: string) => {
  await user.type(await screen.findByLabelText('Write a comment'), text);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};
const love = (hearts: string, pressed: boolean) => screen.findByRole('button', { name: `Love: ${hearts}`, pressed });
const kept = async () => (await openKeptActs(anna._id)((acts) => acts)).map(({ change }) => change);

/** Ids of all acts in the browser's database. */
async function keptByAnybody(): Promise<IDBValidKey[]> {
  const database = await openDB(outboxDatabase);
  const ids = database.objectStoreNames.contains('acts') ? await database.getAllKeys('acts') : [];
  database.close();
  return ids;
}

test('a heart and comments wait without a network, outlive the page, and are sent once and in order when there is one', async () => {
  setOnline(false);
  const first = open();
  await first.user.click(await love('1 heart', false));
  await screen.findByText(waits);
  await write(first, 'One');
  await screen.findByText('One', { selector: 'p' });
  await write(first, 'Two');
  await screen.findByText('Two', { selector: 'p' });
  expect(await screen.findByLabelText('Write a comment')).toHaveProperty('value', '');
  leavePage();

  const again = open();
  await love('2 hearts', true);
  await screen.findByText('One', { selector: 'p' });
  expect(screen.getAllByText(waits)).toHaveLength(3);
  const before = again.server.calls.length;
  setOnline(true);
  await screen.findByText('Sent 3 things that waited.');
  const sends = again.server.calls.slice(before).filter(({ name }) => /saveComment|addImageReaction/.test(name));
  expect(sends.map(({ name, body }) => ('content' in body ? body.content : name))).toEqual(['POST /api/image/addImageReaction', 'One', 'Two']);
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  expect(screen.getAllByText('One', { selector: 'p' })).toHaveLength(1);
  expect(await kept()).toEqual([]);
});

test('a comment whose answer was lost is sent again under its key', async () => {
  let isLost = true;
  const { user, server } = open({
    'POST /api/comment/saveComment': ({ content }) => (isLost ? offline() : { result: [mine('c1', content)] }),
  });
  await user.type(await screen.findByLabelText('Write a comment'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText(waits);
  isLost = false;
  setOnline(true);
  await screen.findByText('Sent 1 thing that waited.');
  const keys = server.to('POST /api/comment/saveComment').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a heart that is taken back without a network leaves nothing to send', async () => {
  setOnline(false);
  const { user } = open();
  await user.click(await love('1 heart', false));
  await waitFor(async () => expect(await kept()).toEqual([{ kind: 'press', of: 'heart p1', give: true }]));
  await user.click(await love('2 hearts', true));
  await waitFor(async () => expect(await kept()).toEqual([]));
  await love('1 heart', false);
  expect(screen.queryByText(waits)).toBeNull();
});

test('what the server refuses keeps its text, and the acts behind it go on', async () => {
  setOnline(false);
  const said: Comment[] = [];
  const visited = open(
    {
      'POST /api/comment/saveComment': ({ content }) => {
        if (!isOnline) return offline();
        if (content === 'One') return refuse(404, 'no-item', 'This post is gone.');
        said.push(mine('c2', content));
        return { result: said };
      },
    },
    said,
  );
  for (const text of ['One', 'Two']) {
    await write(visited, text);
    await screen.findByText(text, { selector: 'p' });
  }
  setOnline(true);
  await screen.findByText('Sent 1 thing that waited.');
  await visited.user.click(await screen.findByRole('button', { name: '1 thing could not be sent' }));
  await screen.findByText('This post is gone.');
  screen.getByText('One', { selector: 'p' });
  await visited.user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('an edited comment waits under its new words', async () => {
  setOnline(false);
  const { user, server } = open({ 'POST /api/comment/updateComment': ({ content }) => (isOnline ? { result: [mine('c1', content)] } : offline()) }, [
    { ...mine('c1', 'Lovly!'), createdAt: new Date().toISOString() },
  ]);
  await user.click(await screen.findByRole('button', { name: 'More: comment by anna' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByLabelText('Edit your comment');
  await user.clear(field);
  await user.type(field, 'Lovely!');
  await user.click(screen.getAllByRole('button', { name: 'Submit' }).at(-1) ?? document.body);
  await screen.findByText('Lovely!', { selector: 'p' });
  await screen.findByText(waits);
  setOnline(true);
  await screen.findByText('Sent 1 thing that waited.');
  expect(server.to('POST /api/comment/updateComment').at(-1)?.body).toMatchObject({ commentId: 'c1', content: 'Lovely!' });
});

test('a waiting comment can be discarded', async () => {
  setOnline(false);
  const visited = open();
  await write(visited, 'Never mind');
  await visited.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Never mind', { selector: 'p' })).toBeNull());
  expect(await kept()).toEqual([]);
});

test('a sign-out asks first while something waits, and leaves nothing of it', async () => {
  setOnline(false);
  const visited = open({ 'POST /api/users/logout': {} });
  await write(visited, 'From the tunnel');
  await screen.findByText('From the tunnel', { selector: 'p' });
  const logOut = async () => {
    await visited.user.click(screen.getByRole('button', { name: /Account menu/ }));
    await visited.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('alertdialog', { name: '1 thing has not been sent' });
  };
  await logOut();
  await visited.user.click(screen.getByRole('button', { name: 'Stay' }));
  await screen.findByText('From the tunnel', { selector: 'p' });
  await logOut();
  await visited.user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  await waitFor(async () => expect(await hasOutboxDatabase()).toBe(false));
  expect(visited.server.to('POST /api/comment/saveComment')).toHaveLength(1);
});

test('another member of this browser finds and sends nothing', async () => {
  setOnline(false);
  await write(open(), 'Of Anna');
  await screen.findByText('Of Anna', { selector: 'p' });
  leavePage();
  setOnline(true);
  const { server } = open({ 'GET /api/users/auth': { ...annaIsIn, userId: ben._id, username: ben.username } });
  await love('1 heart', true);
  await waitFor(async () => expect(await keptByAnybody()).toEqual([]));
  expect(screen.queryByText('Of Anna')).toBeNull();
  expect(server.to('POST /api/comment/saveComment')).toEqual([]);
});

test('a caption waits, is shown on every card, and is sent without its privacy', async () => {
  setOnline(false);
  const lake = photo('lake', anna);
  const answers: Routes = {
    'POST /api/post/post-by-id': { posts: [lake], total: 1 },
    'POST /api/profile/get-my-profile': { profile: { ...anna, posts: [lake] }, total: 1, categories: [] },
    'POST /api/image/updateOneImage': () => (isOnline ? { updatedPost: { ...lake, title: 'Our pond' } } : offline()),
  };
  const { user } = visit('/my-profile', answers);
  await user.click(await screen.findByRole('button', { name: /^Settings: / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Our pond');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Our pond', { selector: '[data-caption]' });
  leavePage();
  const { server } = visit('/my-profile', answers);
  await screen.findByText('Our pond', { selector: '[data-caption]' });
  setOnline(true);
  await screen.findByText('Sent 1 thing that waited.');
  expect(server.to('POST /api/image/updateOneImage').at(-1)?.body).toMatchObject({ imageId: 'lake', title: 'Our pond', privacyStays: true });
});
