import type { Comment, Profile } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, commentOf, heartOf, noHearts, noPosts, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

/** A new comment by Anna. */
const justSaid = (id: string, content: string, about: Partial<Comment> = {}) =>
  commentOf(id, content, { writer: anna, createdAt: new Date().toISOString(), ...about });
/** Opens another member's photograph as Anna. */
const at = (comments: Comment[], answers: Routes = {}, owner: Profile = ben) =>
  visit('/image/p1', {
    'POST /api/post/image-post-byid': { post: photo('p1', owner) },
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': { comments, total: comments.filter(({ responseTo }) => responseTo === undefined).length },
    ...answers,
  });
const menuOf = (name: string) => screen.findByRole('button', { name: `More: comment by ${name}` });
const acts = () => screen.findAllByRole('menuitem').then((items) => items.map(({ textContent }) => textContent));

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that chooses a word of an input method (%j) sends no comment', async (mark) => {
  const { server, user } = at([], { 'POST /api/comment/saveComment': { result: [justSaid('c1', 'にほん')] } });
  const where = await screen.findByLabelText('Write a comment');
  await user.type(where, 'にほん');
  fireEvent.keyDown(where, { key: 'Enter', ctrlKey: true, ...mark });
  expect(where).toHaveProperty('value', 'にほん');
  fireEvent.keyDown(where, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(server.to('POST /api/comment/saveComment')).toHaveLength(1));
});

describe('what can be done with a comment', () => {
  test('of one’s own: editing it while it is young, and deleting it', async () => {
    const { user } = at([justSaid('c1', 'Lovly!')]);
    await user.click(await menuOf('anna'));
    expect(await acts()).toEqual(['Edit', 'Delete']);
  });

  test('of one’s own that is older than 15 minutes: deleting it', async () => {
    const { user } = at([justSaid('c1', 'Lovly!', { createdAt: '2026-11-20T10:00:00.000Z' })]);
    await user.click(await menuOf('anna'));
    expect(await acts()).toEqual(['Delete']);
  });

  test('of another: on one’s own photograph reporting and deleting it', async () => {
    const { user } = at([justSaid('c1', 'Lovely!', { writer: clara })], {}, anna);
    await user.click(await menuOf('clara'));
    expect(await acts()).toEqual(['Report', 'Delete']);
  });

  test('of another on another’s photograph is reporting it', async () => {
    const { user } = at([justSaid('c1', 'Lovely!', { writer: clara })]);
    await user.click(await menuOf('clara'));
    expect(await acts()).toEqual(['Report']);
  });
});

describe('editing a comment', () => {
  const edit = async (visited: ReturnType<typeof visit>, text: string) => {
    await visited.user.click(await menuOf('anna'));
    await visited.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const box = await screen.findByLabelText('Edit your comment');
    expect(box).toHaveProperty('value', 'Lovly!');
    await waitFor(() => expect(document.activeElement).toBe(box));
    await visited.user.clear(box);
    await visited.user.type(box, text);
    return within(box.closest('form') ?? document.body);
  };

  test('is done in its place, and marked', async () => {
    const visited = at([justSaid('c1', 'Lovly!')], {
      'POST /api/comment/updateComment': ({ content }) => ({ result: [justSaid('c1', content, { edited: true })] }),
    });
    const form = await edit(visited, 'Lovely!');
    await visited.user.click(form.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Lovely!');
    await screen.findByText(/edited/);
    expect(screen.queryByLabelText('Edit your comment')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Lovely!');
    expect(visited.server.to('POST /api/comment/updateComment').map(({ body }) => body)).toEqual([{ commentId: 'c1', content: 'Lovely!', writer: anna._id }]);
  });

  test('can be left, and changes nothing', async () => {
    const visited = at([justSaid('c1', 'Lovly!')]);
    await edit(visited, 'Never{Escape}');
    await screen.findByText('Lovly!');
    expect(screen.queryByLabelText('Edit your comment')).toBeNull();
  });

  test('goes on where it was left, until it is cancelled', async () => {
    const visited = at([justSaid('c1', 'Lovly!')]);
    const box = async () => {
      await visited.user.click(await menuOf('anna'));
      await visited.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      return screen.findByLabelText<HTMLTextAreaElement>('Edit your comment');
    };
    await edit(visited, 'Lovely, is{Escape}');
    expect((await box()).value).toBe('Lovely, is');
    await visited.user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    expect((await box()).value).toBe('Lovly!');
  });

  test('that is too late is told, and what was written stays', async () => {
    const visited = at([justSaid('c1', 'Lovly!')], { 'POST /api/comment/updateComment': refuse(409, 'too-late', 'A comment can be edited for 15 minutes.') });
    const form = await edit(visited, 'Lovely!{Control>}{Enter}{/Control}');
    await screen.findByText('A comment can be edited for 15 minutes.');
    expect(form.getByRole('textbox')).toHaveProperty('value', 'Lovely!');
  });

  test('that fails is told also to who has gone on to another screen', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof refuse>>();
    const visited = at([justSaid('c1', 'Lovly!')], { 'POST /api/comment/updateComment': () => promise, 'POST /api/profile/find-media-byfamily': noPosts });
    await edit(visited, 'Lovely!{Control>}{Enter}{/Control}');
    const [home] = screen.getAllByRole('link', { name: 'Home' });
    if (home) await visited.user.click(home);
    await screen.findByRole('heading', { name: 'Home' });
    answer(refuse(409, 'too-late', 'A comment can be edited for 15 minutes.'));
    await screen.findByText('A comment can be edited for 15 minutes.');
  });

  test('to nothing cannot be submitted', async () => {
    const form = await edit(at([justSaid('c1', 'Lovly!')]), '  ');
    expect(form.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
  });
});

describe('deleting a comment', () => {
  const remove = async ({ user }: ReturnType<typeof visit>) => {
    await user.click(await menuOf('anna'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to Delete this comment?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  test('asks once; then it is gone, and counted no more', async () => {
    const visited = at([justSaid('c1', 'Never mind'), justSaid('c2', 'Lovely!', { writer: ben })], { 'POST /api/comment/deleteComment': {} });
    await screen.findByRole('heading', { name: 'Comments 2' });
    await remove(visited);
    await waitFor(() => expect(screen.queryByText('Never mind')).toBeNull());
    await screen.findByRole('heading', { name: 'Comments 1' });
    expect(visited.server.to('POST /api/comment/deleteComment').map(({ body }) => body)).toEqual([{ commentId: 'c1', profileId: anna._id }]);
    // Keyboard users continue among the comments.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comments 1' })));
  });

  test('that was answered leaves its place', async () => {
    const reply = justSaid('r1', 'Why?', { writer: ben, responseTo: 'c1' });
    const visited = at([justSaid('c1', 'Never mind', { replyCount: 1 }), reply], { 'POST /api/comment/deleteComment': {} });
    await remove(visited);
    await screen.findByText('This comment was deleted.');
    expect(screen.queryByText('Never mind')).toBeNull();
    await screen.findByRole('button', { name: 'View 1 more comment(s)' });
    expect(screen.queryByRole('button', { name: 'Reply: anna' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('This comment was deleted.'));
    expect(document.activeElement?.textContent).not.toContain('Write a comment');
  });

  test('that fails is told, and it stays', async () => {
    const visited = at([justSaid('c1', 'Never mind')], { 'POST /api/comment/deleteComment': refuse(500) });
    await remove(visited);
    await screen.findByText('Something has went wrong');
    await screen.findByText('Never mind');
  });
});

describe('the heart of a comment', () => {
  const heart = () => screen.findByRole('button', { name: 'Love: comment by ben' });

  test('turns red at once, is counted, and can be taken back', async () => {
    let comment = justSaid('c1', 'Lovely!', { writer: ben, heartCount: 1 });
    const { user, server } = at([], {
      'POST /api/comment/getImageComments': () => ({ comments: [comment], total: 1 }),
      'POST /api/comment/addCommentReaction': () => {
        comment = { ...comment, hearted: true, heartCount: 2 };
        return { reactionData: heartOf(anna) };
      },
      'POST /api/comment/removeCommentReaction': () => {
        comment = { ...comment, hearted: false, heartCount: 1 };
        return {};
      },
    });
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
    await screen.findByRole('button', { name: 'See 2 hearts: comment by ben' });
    await user.click(await heart());
    await screen.findByRole('button', { name: 'See 1 heart: comment by ben' });
    const about = { commentId: 'c1', profile: anna._id };
    expect(server.to('POST /api/comment/addCommentReaction')[0]?.body).toEqual({ ...about, reactionType: 'Love' });
    expect(server.to('POST /api/comment/removeCommentReaction')[0]?.body).toEqual(about);
  });

  test('that fails is taken back, and told', async () => {
    const { user } = at([justSaid('c1', 'Lovely!', { writer: ben })], { 'POST /api/comment/addCommentReaction': refuse(500) });
    await user.click(await heart());
    await screen.findByText('Failed to increase the like');
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: /^See .*heart/ })).toBeNull();
  });

  test('shows who gave one', async () => {
    const { user } = at([justSaid('c1', 'Lovely!', { writer: ben, heartCount: 2 })], {
      'POST /api/comment/getAllReactions': { reactions: [heartOf(ben), heartOf(clara)], total: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'See 2 hearts: comment by ben' }));
    const dialog = await screen.findByRole('dialog', { name: '2 hearts' });
    expect((await within(dialog).findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['ben', 'clara']);
  });
});
