import { screen, waitFor, within } from '@testing-library/react';
import { bensRoom, chatRoutes, messageOf } from '../../../../testing/chat.ts';
import { anna, ben, clara, noComments, photo } from '../../../../testing/family.ts';
import { box, withBen } from '../../../../testing/open-chat.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';

/** Opens the page of a photo and takes the photo along to the chats. */
async function takeAlong(post: ReturnType<typeof photo>, submit: Routes['POST /api/chatbox/submit-message'] = refuse(429)) {
  const visited = visit(`/image/${post._id}`, {
    ...chatRoutes({ room: bensRoom, messages: [messageOf(1, ben, 'Hello')] }),
    'POST /api/post/image-post-byid': { post },
    'POST /api/image/getAllReactions': { reactions: [], total: 0 },
    'POST /api/comment/getImageComments': noComments,
    'POST /api/chatbox/submit-message': submit,
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Send in chat' }));
  return visited;
}

const toBen = async ({ user }: Awaited<ReturnType<typeof takeAlong>>) => {
  await screen.findByText('Choose a chat to send this in.');
  await user.click(await screen.findByRole('button', { name: /^ben/ }));
  await box();
};

test('a photo goes into a chat from its page, without a word if need be, and once', async () => {
  const visited = await takeAlong(photo('p1', clara), { message: messageOf(2, anna, '', { posts: [photo('p1', clara)], missingPosts: 0 }) });
  await toBen(visited);
  screen.getByText('Goes along with your message.');
  await visited.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByText('Goes along with your message.')).toBeNull());
  await screen.findByRole('link', { name: 'Photo p1' });
  expect(visited.server.to('POST /api/chatbox/submit-message').map(({ body }) => [body.messageBody, body.posts])).toEqual([['', ['p1']]]);
  await visited.user.type(await box(), 'Good, is it not?{Enter}');
  await waitFor(() => expect(visited.server.to('POST /api/chatbox/submit-message')[1]?.body.posts).toEqual([]));
});

test('own photos are chosen beside the message, ten at most, and left out one by one', async () => {
  const all = Array.from({ length: 12 }, (_, at) => photo(`p${at}`, anna));
  const { user, server } = await withBen([messageOf(1, ben, 'Hello')], {
    'POST /api/post/post-by-id': { posts: all, total: all.length },
    'POST /api/chatbox/submit-message': { message: messageOf(2, anna, '', { posts: [], missingPosts: 0 }) },
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Attach photos and videos' }));
    return within(await screen.findByRole('dialog', { name: 'Attach photos and videos' }));
  };
  const first = await open();
  for (const { _id } of all.slice(0, 11)) await user.click(await first.findByRole('checkbox', { name: `Photo ${_id}` }));
  await first.findByText('A message can have at most 10 photos and videos.');
  await user.click(first.getByRole('button', { name: 'Attach' }));
  for (const { _id } of all.slice(2, 11)) await user.click(first.getByRole('checkbox', { name: `Photo ${_id}` }));
  await first.findByText('2 photos and videos chosen');
  await user.click(first.getByRole('button', { name: 'Attach' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Attach photos and videos' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Leave out: Photo p0' }));
  const second = await open();
  await user.click(await second.findByRole('checkbox', { name: 'Photo p5' }));
  await user.click(second.getByRole('button', { name: 'Attach' }));
  await user.type(await box(), 'Look!{Enter}');
  await waitFor(() =>
    expect(server.to('POST /api/chatbox/submit-message').map(({ body }) => [body.messageBody, body.posts])).toEqual([['Look!', ['p1', 'p5']]]),
  );
  expect(screen.queryByRole('button', { name: /^Leave out/ })).toBeNull();
});

test('what could not be sent keeps its photo', async () => {
  const visited = await takeAlong(photo('p1', clara), () => refuse(429, 'too-many', 'That was too often.'));
  await toBen(visited);
  await visited.user.type(await box(), 'Look!{Enter}');
  await screen.findByText('Shared a photo or video');
  await screen.findByText('Not sent. That was too often.');
  await visited.user.click(screen.getByRole('button', { name: 'Try again' }));
  const sent = () => visited.server.to('POST /api/chatbox/submit-message').map(({ body }) => [body.messageBody, body.posts, body.clientId]);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

test('it can be left out again', async () => {
  const visited = await takeAlong(photo('p1', clara));
  await toBen(visited);
  await visited.user.click(screen.getByRole('button', { name: 'Leave out: Photo p1' }));
  expect(screen.queryByText('Goes along with your message.')).toBeNull();
  await visited.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(visited.server.to('POST /api/chatbox/submit-message')).toEqual([]);
});

test('who takes a photo of their own along is told who sees it, private or not', async () => {
  await takeAlong(photo('p1', anna, { privacy: 'PRIVATE' }));
  await screen.findByText(/The people in this chat see what you attach of your own, for as long as your message is there\.$/);
});

test('an open chat gets it at once', async () => {
  const visited = await takeAlong(photo('p1', clara));
  await toBen(visited);
  await visited.user.click(screen.getByRole('button', { name: 'Leave out: Photo p1' }));
  await visited.user.click(screen.getByRole('button', { name: 'Send in chat' }));
  await screen.findByText('Goes along with your message.');
  expect(screen.getByRole('button', { name: 'Back to all messages' })).not.toBeNull();
});
