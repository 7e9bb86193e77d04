import type { Comment } from '@kloak/proto/api/types.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { visitCommented } from '../../../testing/commented.ts';
import { anna, ben, clara, commentOf, feedOf, noHearts, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';
import { draftKey, draftOf } from './drafts.ts';
import { threadsOf, uniqueThreads } from './threads.ts';

test('replies are behind a toggle that counts them', async () => {
  const { user } = visitCommented([
    commentOf('c1', 'Lovely!', { replyCount: 2 }),
    commentOf('r1', 'Yes', { responseTo: 'c1' }),
    commentOf('r2', 'Indeed', { responseTo: 'c1' }),
  ]);
  await screen.findByText('Lovely!');
  expect(screen.queryByRole('listitem', { name: 'Yes' })).toBeNull();
  const toggle = screen.getByRole('button', { name: 'View 2 more comment(s)' });
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Hide 2 comment(s)', expanded: true })).toBe(toggle);
});

test('who has no name any more is told of as what they are', async () => {
  const gone = { ...clara, username: '' };
  visitCommented([{ ...commentOf('c1', '', { replyCount: 1 }), writer: gone, deleted: true }, commentOf('r1', 'It is!', { responseTo: 'c1' })]);
  await screen.findByText('This comment was deleted.');
  screen.getByText('Former member');
  expect(screen.queryByRole('link', { name: 'Former member' })).toBeNull();
});

test('an address leads to a comment or a reply, pages further on, which then has the focus', async () => {
  const told = commentOf('c9', 'There it is', { replyCount: 1 });
  const { server } = visit('/image/p1#comment=r9', {
    'POST /api/post/image-post-byid': { post: photo('p1', ben) },
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': ({ before }) =>
      before === undefined
        ? { comments: [commentOf('c1', 'First')], total: 2, next: 'c1' }
        : { comments: [told, commentOf('r9', 'And its answer', { responseTo: 'c9' })], total: 2 },
  });
  const reply = await screen.findByText('And its answer');
  await waitFor(() => expect(document.activeElement?.contains(reply)).toBe(true));
  expect(document.activeElement?.textContent).not.toContain('There it is');
  screen.getByRole('button', { name: 'Hide 1 comment(s)', expanded: true });
  expect(server.to('POST /api/comment/getImageComments')).toHaveLength(2);
});

test('the title counts comments and replies, and says when there are more than it knows of', async () => {
  const comments = [commentOf('c1', 'Lovely!', { replyCount: 2 }), commentOf('r1', 'Yes', { responseTo: 'c1' }), commentOf('c2', 'Where is it?')];
  let next: string | undefined;
  const { push } = visitCommented([], { 'POST /api/comment/getImageComments': () => ({ comments, total: 2, next }) });
  await screen.findByRole('heading', { name: 'Comments 4' });
  next = 'c2';
  push('item', 'p1');
  await screen.findByRole('heading', { name: 'Comments 4+' });
});

test('a comment is saved and stands at the end', async () => {
  const { user, server } = visitCommented([commentOf('c1', 'First')], {
    'POST /api/comment/saveComment': { result: [{ ...commentOf('c2', 'Second'), writer: anna }] },
  });
  await user.type(await screen.findByLabelText('Write a comment'), '  Second  ');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Second');
  expect(server.to('POST /api/comment/saveComment')[0]?.body).toEqual({ content: 'Second', writer: anna._id, imagePostId: 'p1' });
  const box = screen.getByLabelText('Write a comment');
  expect(box).toHaveProperty('value', '');
  // The buttons have disappeared.
  expect(document.activeElement).toBe(box);
});

test('an empty comment cannot be submitted', async () => {
  const { user, server } = visitCommented([]);
  await user.type(await screen.findByLabelText('Write a comment'), ' \u200B ');
  expect(screen.getByRole('button', { name: 'Submit' }).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText('Write a comment'), '{Control>}{Enter}{/Control}');
  expect(server.to('POST /api/comment/saveComment')).toHaveLength(0);
});

test('2,000 characters are a comment, whatever they are; more are not, and the form says so', async () => {
  const { user, server } = visitCommented([], { 'POST /api/comment/saveComment': { result: [commentOf('c1', 'Waves')] } });
  const box = await screen.findByLabelText('Write a comment');
  const submit = (content: string) => {
    fireEvent.change(box, { target: { value: content } });
    return user.click(screen.getByRole('button', { name: 'Submit' }));
  };
  await submit('🌊'.repeat(2001));
  expect(screen.getByText('A comment can have at most 2,000 characters.')).not.toBeNull();
  expect(server.to('POST /api/comment/saveComment')).toHaveLength(0);
  await submit('🌊'.repeat(2000));
  await screen.findByText('Waves');
});

test('a comment at which the server failed is said again under its key, and another text under another', async () => {
  const { user, server } = visitCommented([], { 'POST /api/comment/saveComment': refuse(500) });
  const box = await screen.findByLabelText('Write a comment');
  const say = async (text: string, times: number) => {
    if (text !== '') await user.type(box, text);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(server.to('POST /api/comment/saveComment')).toHaveLength(times));
    await screen.findByRole('button', { name: 'Submit' });
  };
  await say('Hello', 1);
  await say('', 2);
  await say(' there', 3);
  const [first, again, other] = server.to('POST /api/comment/saveComment').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a comment is said once, however quickly it is submitted twice', async () => {
  const { user, server } = visitCommented([], { 'POST /api/comment/saveComment': { result: [{ ...commentOf('c1', 'Once'), writer: anna }] } });
  await user.type(await screen.findByLabelText('Write a comment'), 'Once');
  const submit = screen.getByRole('button', { name: 'Submit' });
  act(() => {
    submit.click();
    submit.click();
  });
  await screen.findByText('Once');
  expect(server.to('POST /api/comment/saveComment')).toHaveLength(1);
});

test('what was written and not said is there again after a look at another screen, until somebody signs out', async () => {
  const { user } = visitCommented([], { 'POST /api/users/logout': {}, 'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]) });
  await user.type(await screen.findByLabelText('Write a comment'), 'I was th');
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await user.click(home);
  await user.click(await screen.findByRole('link', { name: /Photo p1/ }));
  expect(await screen.findByLabelText('Write a comment')).toHaveProperty('value', 'I was th');
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(draftOf(draftKey(anna._id, 'p1'))).toBe('');
});

describe('what is typed while a comment is being saved', () => {
  const saving = (content: string, about: Partial<Comment> = {}) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers: Routes = {
      'POST /api/comment/saveComment': () => promise.then(() => ({ result: [commentOf('c9', content, about)] })),
      'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
    };
    return { ...visitCommented([commentOf('c1', 'First')], answers), answer: resolve };
  };

  test.each([
    ['the rest of what was sent', ' Hello  and more', 'and more'],
    ['all of it, where it is another text', 'Good day', 'Good day'],
    ['nothing, where nothing was added', ' Hello ', ''],
  ])('stays: %s', async (_what, meanwhile, left) => {
    const { user, answer } = saving('Hello');
    const box = await screen.findByLabelText('Write a comment');
    await user.type(box, ' Hello ');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    fireEvent.change(box, { target: { value: meanwhile } });
    answer();
    await screen.findByText('Hello', { selector: 'p' });
    await waitFor(() => expect(box).toHaveProperty('value', left));
    expect(draftOf(draftKey(anna._id, 'p1'))).toBe(left);
  });

  test('stays in the box of a reply, which stays open', async () => {
    const { user, answer } = saving('Answer', { responseTo: 'c1' });
    await user.click(await screen.findByRole('button', { name: 'Reply: ben' }));
    const box = screen.getByLabelText('Reply to ben');
    await user.type(box, 'Answer{Control>}{Enter}{/Control} and more');
    answer();
    await screen.findByRole('button', { name: 'Hide 1 comment(s)' });
    expect(screen.getByLabelText('Reply to ben')).toHaveProperty('value', 'and more');
  });

  test('is there again when the screen was left before the answer', async () => {
    const { user, answer, server } = saving('Hello');
    await user.type(await screen.findByLabelText('Write a comment'), 'Hello{Control>}{Enter}{/Control} and more');
    const [home] = screen.getAllByRole('link', { name: 'Home' });
    if (home) await user.click(home);
    const back = await screen.findByRole('link', { name: /Photo p1/ });
    answer();
    await waitFor(() => expect(draftOf(draftKey(anna._id, 'p1'))).toBe('and more'));
    await user.click(back);
    expect(await screen.findByLabelText('Write a comment')).toHaveProperty('value', 'and more');
    expect(server.to('POST /api/comment/saveComment')).toHaveLength(1);
  });
});

test('what could not be saved stays in the box', async () => {
  const { user } = visitCommented([], { 'POST /api/comment/saveComment': () => refuse(500) });
  await user.type(await screen.findByLabelText('Write a comment'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Failed to save Comment');
  expect(screen.getByLabelText('Write a comment')).toHaveProperty('value', 'Hello');
});

test('a comment that could not be saved is told of also to who has gone on to another screen', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof refuse>>();
  const { user } = visitCommented([], {
    'POST /api/comment/saveComment': () => promise,
    'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
  });
  await user.type(await screen.findByLabelText('Write a comment'), 'Hello{Control>}{Enter}{/Control}');
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await user.click(home);
  await screen.findByRole('heading', { name: 'Home' });
  answer(refuse(500));
  await screen.findByText('Failed to save Comment');
});

test('a reply is written under its comment and shown', async () => {
  const { user, server } = visitCommented([commentOf('c1', 'First')], {
    'POST /api/comment/saveComment': { result: [commentOf('r1', 'Answer', { responseTo: 'c1' })] },
  });
  await user.click(await screen.findByRole('button', { name: 'Reply: ben' }));
  const box = screen.getByLabelText('Reply to ben');
  expect(document.activeElement).toBe(box);
  await user.type(box, 'Answer{Control>}{Enter}{/Control}');
  await screen.findByText('Answer');
  expect(screen.getByRole('button', { name: 'Hide 1 comment(s)' })).not.toBeNull();
  expect(server.to('POST /api/comment/saveComment')[0]?.body.responseTo).toBe('c1');
  // The form is gone; the focus returns to the button that opened it.
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Reply: ben' })[0]);
});

test('each comment that is answered has a text of its own', async () => {
  const { user } = visitCommented([commentOf('c1', 'First', { replyCount: 1 }), commentOf('r1', 'Indeed', { responseTo: 'c1', writer: clara })]);
  await user.click(await screen.findByRole('button', { name: 'View 1 more comment(s)' }));
  await user.click(screen.getByRole('button', { name: 'Reply: ben' }));
  await user.type(screen.getByLabelText('Reply to ben'), 'For Ben');
  await user.click(screen.getByRole('button', { name: 'Reply: clara' }));
  expect(screen.getByLabelText('Reply to clara')).toHaveProperty('value', '');
  await user.type(screen.getByLabelText('Reply to clara'), 'For Clara');
  await user.click(screen.getByRole('button', { name: 'Reply: ben' }));
  expect(screen.getByLabelText('Reply to ben')).toHaveProperty('value', 'For Ben');
});

test.each(['{Escape}', 'Cancel'])('who leaves a reply by %s sees of the thread what was seen before', async (way) => {
  const { user } = visitCommented([commentOf('c1', 'First', { replyCount: 1 }), commentOf('r1', 'Indeed', { responseTo: 'c1' })]);
  await user.click((await screen.findAllByRole('button', { name: 'Reply: ben' }))[0] ?? document.body);
  await user.type(screen.getByLabelText('Reply to ben'), 'Never mind');
  if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
  else await user.keyboard(way);
  expect(screen.queryByLabelText('Reply to ben')).toBeNull();
  expect(screen.getByRole('button', { name: 'View 1 more comment(s)', expanded: false })).not.toBeNull();
});

test('comments that cannot be loaded can be asked for again', async () => {
  let fails = true;
  const { user } = visitCommented([], {
    'POST /api/comment/getImageComments': () => (fails ? refuse(500) : { comments: [commentOf('c1', 'There')], total: 1 }),
  });
  await screen.findByText('Failed to get video Info');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('There')).not.toBeNull());
});

test('a comment that two pages name stands once', () => {
  const comment = commentOf('c1', 'x');
  expect(uniqueThreads([...threadsOf([comment]), ...threadsOf([comment])])).toEqual([{ comment, replies: [] }]);
});

test('who cancels stays in the box', async () => {
  const { user } = visitCommented([]);
  const box = await screen.findByLabelText('Write a comment');
  await user.type(box, 'Never');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});

test('replies that do not come can be asked for again', async () => {
  let fails = true;
  const { user } = visitCommented([commentOf('c1', 'Lovely!', { replyCount: 1 })], {
    'POST /api/comment/getImageComments': ({ responseTo }) => {
      if (responseTo === undefined) return { comments: [commentOf('c1', 'Lovely!', { replyCount: 1 })], total: 1 };
      return fails ? refuse(500) : { comments: [commentOf('r1', 'Indeed', { responseTo: 'c1' })], total: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'View 1 more comment(s)' }));
  await screen.findByText('Failed to get video Info');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Indeed');
});
