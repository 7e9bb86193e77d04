import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { bensRoom, chatRoutes, messageOf } from '../../../../testing/chat.ts';
import { anna, ben, noComments, photo } from '../../../../testing/family.ts';
import { box, withBen } from '../../../../testing/open-chat.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { opened, picture } from '../../../../testing/upload.ts';
import { visit } from '../../../../testing/visit.tsx';
import { endMemberState } from '../../../lib/member-state.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

const waits = 'Will be sent when you are online again.';
/** Anna's posts, as a call names them. */
const own = (...posts: readonly (string | { readonly _id: string })[]) =>
  posts.map((one) => photo(typeof one === 'string' ? one : one._id, anna, { privacy: 'PRIVATE' }));
/** Answers to an upload, and to the message that follows. */
const answers: Routes = {
  'POST /api/post/post-by-id': { posts: own('v1'), total: 1 },
  'POST /api/users/getDataUsage': refuse(403),
  'POST /api/upload/uploadFilesV2': ({ allFiles }) => opened(allFiles.map(({ fileName = '' }) => fileName)),
  'POST /api/upload/updateAll': ({ allPosts }) => ({ posts: own(...allPosts) }),
  'POST /api/upload/cancel': {},
  'POST /api/chatbox/submit-message': ({ posts = [] }) => ({ message: messageOf(2, anna, '', { posts: own(...posts), missingPosts: 0 }) }),
};
const open = (routes: Routes = {}) => withBen([messageOf(1, ben, 'Hello')], { ...answers, ...routes });
type OpenedChat = Awaited<ReturnType<typeof open>>;

/** Attaches files of this computer. */
async function take({ user }: Pick<OpenedChat, 'user'>, ...files: File[]) {
  await user.click(await screen.findByRole('button', { name: 'Attach photos and videos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach photos and videos' }));
  await user.upload(dialog.getByLabelText('From this computer', { selector: 'input' }), files);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Attach photos and videos' })).toBeNull());
}
const sent = ({ server }: Pick<OpenedChat, 'server'>) =>
  server.to('POST /api/chatbox/submit-message').map(({ body }) => [body.messageBody, body.posts, body.grants]);
const leavePage = () => {
  cleanup();
  endMemberState();
};

test('what is of this device comes first, and who sees it is said', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Attach photos and videos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach photos and videos' }));
  const device = dialog.getByRole('button', { name: 'From this computer' });
  const vault = await dialog.findByRole('checkbox', { name: 'Photo v1' });
  expect(device.compareDocumentPosition(vault)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  dialog.getByText('The people in this chat see what you attach of your own, for as long as your message is there.');
});

test('a photo of this device goes with its message: shown at once, uploaded behind it as a private post, and granted to the room', async () => {
  const arrives = Promise.withResolvers<number>();
  const { posted } = storage(() => arrives.promise);
  const opened = await open();
  const { user, server } = opened;
  await take(opened, picture('lake.jpg'));
  await screen.findByRole('button', { name: 'Leave out: lake.jpg' });
  expect(server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
  await user.type(await box(), 'Look!{Enter}');
  // The message is shown with its progress, and the text box is free for the next one.
  await screen.findByText('Look!', { selector: 'p[dir=auto]' });
  await screen.findByText('Sending... 40 %');
  expect(screen.getByRole('progressbar', { name: 'Sending...' })).toHaveProperty('value', 40);
  expect(screen.queryByRole('button', { name: 'Leave out: lake.jpg' })).toBeNull();
  expect(sent(opened)).toEqual([]);
  // Text that is written meanwhile does not wait for the upload.
  await user.type(await box(), 'And?{Enter}');
  await waitFor(() => expect(sent(opened)).toEqual([['And?', [], []]]));
  await act(async () => arrives.resolve(204));
  await waitFor(() => expect(sent(opened)[1]).toEqual(['Look!', ['p1'], ['p1']]));
  await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull());
  expect(posted.map(({ form }) => form.get('file'))).toEqual([expect.objectContaining({ name: 'lake.jpg' })]);
  expect(server.to('POST /api/upload/updateAll').map(({ body }) => body.mediaData)).toMatchObject([{ privacy: 'PRIVATE' }]);
});

test('what is of the own vault is granted, too, and what somebody else shared is not', async () => {
  const visited = visit(`/image/p9`, {
    ...chatRoutes({ room: bensRoom, messages: [messageOf(1, ben, 'Hello')] }),
    ...answers,
    'POST /api/post/image-post-byid': { post: photo('p9', ben) },
    'POST /api/image/getAllReactions': { reactions: [], total: 0 },
    'POST /api/comment/getImageComments': noComments,
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Send in chat' }));
  await visited.user.click(await screen.findByRole('button', { name: /^ben/ }));
  await screen.findByText('Goes along with your message.');
  await visited.user.click(await screen.findByRole('button', { name: 'Attach photos and videos' }));
  await visited.user.click(await screen.findByRole('checkbox', { name: 'Photo v1' }));
  await visited.user.click(screen.getByRole('button', { name: 'Attach' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent(visited)).toEqual([['', ['p9', 'v1'], ['v1']]]));
});

test('what cannot be sent is told, and tried again it uploads nothing twice', async () => {
  let isOnline = true;
  const { posted } = storage((_posted, nth) => (nth === 2 ? 0 : 204));
  const opened = await open({
    'POST /api/chatbox/submit-message': ({ posts = [] }) =>
      isOnline ? { message: messageOf(2, anna, '', { posts: own(...posts), missingPosts: 0 }) } : Promise.reject(new TypeError('no network')),
  });
  await take(opened, picture('a.jpg'), picture('b.jpg'));
  await opened.user.type(await box(), 'Look!{Enter}');
  await screen.findByText(waits);
  isOnline = false;
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  await screen.findByText(waits);
  isOnline = true;
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  const names = posted.map(({ form }) => form.get('file')).map((file) => file instanceof File && file.name);
  expect(names).toEqual(['a.jpg', 'b.jpg', 'b.jpg']);
  const { server } = opened;
  expect([server.to('POST /api/upload/uploadFilesV2').length, server.to('POST /api/upload/updateAll').length]).toEqual([1, 1]);
  const said = server.to('POST /api/chatbox/submit-message');
  expect(said[1]?.body).toEqual(said[0]?.body);
});

test('a form that holds no longer is asked for again, and its space given back', async () => {
  storage((_posted, nth) => (nth === 1 ? 403 : 204));
  const opened = await open();
  await take(opened, picture('a.jpg'));
  await opened.user.type(await box(), 'Look!{Enter}');
  await opened.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  const { server } = opened;
  expect(server.to('POST /api/upload/cancel')).toHaveLength(1);
  const keys = server.to('POST /api/upload/uploadFilesV2').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['not-verified', 403, 'Please confirm your address.'],
  ['no-space', 409, 'There is no room for this in your vault.'],
] as const)('why it may not be uploaded is told in words (%s), and it can be thrown away', async (code, status, words) => {
  storage(() => 204);
  const opened = await open({ 'POST /api/upload/uploadFilesV2': () => refuse(status, code, words) });
  await take(opened, picture('a.jpg'));
  await opened.user.type(await box(), 'Look!{Enter}');
  await screen.findByText(`Not sent. ${words}`);
  await opened.user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Look!')).toBeNull());
  expect(sent(opened)).toEqual([]);
});

test('what is no photo or video is refused as on the upload page, and the rest goes along', async () => {
  const opened = await open();
  await take({ user: opened.user }, picture('a.jpg'), new File(['text'], 'letter.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Leave out: a.jpg' });
  await screen.findByText('Not taken: letter.jpg');
  expect(screen.queryByRole('button', { name: 'Leave out: letter.jpg' })).toBeNull();
});

test('more than ten are not sent, with those of the vault', async () => {
  const opened = await open();
  await take(opened, ...Array.from({ length: 11 }, (_, at) => picture(`p${at}.jpg`)));
  await screen.findByText('A message can have at most 10 photos and videos.');
  await opened.user.type(await box(), 'Look!{Enter}');
  expect(sent(opened)).toEqual([]);
  await opened.user.click(screen.getByRole('button', { name: 'Leave out: p3.jpg' }));
  await waitFor(() => expect(screen.queryByText('A message can have at most 10 photos and videos.')).toBeNull());
});

test('files that are lost with their page are told of; the words are kept, and go without them when asked to', async () => {
  storage(() => new Promise(() => {}));
  const first = await open();
  await take(first, picture('a.jpg'));
  await first.user.type(await box(), 'Look!{Enter}');
  await screen.findByText('Sending... 40 %');
  leavePage();
  const again = await open();
  await screen.findByText('Not sent. Its photo or video did not go out before the page was closed. Please choose it again.');
  expect(sent(again)).toEqual([]);
  await again.user.click(screen.getByRole('button', { name: 'Send without' }));
  await waitFor(() => expect(sent(again)).toEqual([['Look!', [], []]]));
});

/** Simulates locks as browsers have them over https; returns the held ones. */
function withLocks(): Set<string> {
  const held = new Set<string>();
  type LockCallback = (lock: object | null) => Promise<unknown>;
  const request = async (name: string, ...[options, given]: [LockCallback] | [{ readonly ifAvailable?: boolean }, LockCallback]) => {
    const run = typeof options === 'function' ? options : given;
    if (typeof options === 'object' && options.ifAvailable && held.has(name)) return run?.(null);
    held.add(name);
    try {
      return await run?.({ name });
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return held;
}

test('what another page uploads is not called lost, and goes out from here once it is there', async () => {
  const held = withLocks();
  try {
    held.add('kloak-chat-files-theirs');
    const key = `kloak-chat-${anna._id}-unsent-theirs`;
    const message = { clientId: 'theirs', room: 'r1', text: 'Theirs', posts: [], at: 1 };
    localStorage.setItem(key, JSON.stringify({ ...message, files: 1 }));
    const opened = await open();
    await screen.findByText('Sending...');
    expect(screen.queryByText(/Not sent/)).toBeNull();
    localStorage.setItem(key, JSON.stringify({ ...message, posts: ['p1'], grants: ['p1'] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await waitFor(() => expect(sent(opened)).toEqual([['Theirs', ['p1'], ['p1']]]));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('what no page has any more is called lost, whoever looks', async () => {
  withLocks();
  try {
    const message = { clientId: 'gone', room: 'r1', text: 'Theirs', posts: [], files: 2, at: 1 };
    localStorage.setItem(`kloak-chat-${anna._id}-unsent-gone`, JSON.stringify(message));
    await open();
    await screen.findByText('Not sent. Its 2 photos and videos did not go out before the page was closed. Please choose them again.');
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('what turns out to be no photograph is left out and told of, and the rest goes', async () => {
  storage(() => 204);
  const opened = await open({
    'POST /api/upload/updateAll': ({ allPosts }) =>
      allPosts.length > 1 ? refuse(415, 'rejected', 'No.', { rejected: ['b.jpg'], rejectedPosts: ['p2'] }) : { posts: own(...allPosts) },
  });
  await take(opened, picture('a.jpg'), picture('b.jpg'));
  await opened.user.type(await box(), 'Look!{Enter}');
  await screen.findByText('Kloak cannot read b.jpg, so it was not published.');
  await waitFor(() => expect(sent(opened)).toEqual([['Look!', ['p1'], ['p1']]]));
});

test('of a lost one that said nothing else there is nothing to send', async () => {
  storage(() => new Promise(() => {}));
  const first = await open();
  await take(first, picture('a.jpg'));
  await first.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sending... 40 %');
  leavePage();
  await open();
  await screen.findByRole('button', { name: 'Discard' });
  expect(screen.queryByRole('button', { name: 'Send without' })).toBeNull();
});

test('a sign-out stops what goes out, gives its space back, and leaves nothing here', async () => {
  const { aborted } = storage(() => new Promise(() => {}));
  const opened = await open({ 'POST /api/users/logout': {} });
  await take(opened, picture('a.jpg'));
  await opened.user.type(await box(), 'Look!{Enter}');
  await screen.findByText('Sending... 40 %');
  await opened.user.click(screen.getByRole('button', { name: /Account menu/ }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(aborted()).toBe(1);
  expect(opened.server.to('POST /api/upload/cancel')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kloak-chat-'))).toEqual([]);
});
