// Photos of everybody and of chosen people, and the mixed selection.
import type { Answer, Post, Profile } from '@kloak/proto/api/types.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, noComments, noHearts, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { layOutAsTablet } from '../../../testing/tablet.ts';
import { visit } from '../../../testing/visit.tsx';

layOutAsTablet();

const day = '2024-07-01';
const taken = (id: string, writer: Profile, at = '10:00:00'): Post => photo(id, writer, { takenLocal: `${day}T${at}` });
const all = [taken('lake', anna), taken('boat', ben), taken('snow', clara), taken('tree', ben)];
const friends = (...members: Profile[]): Answer<'GET /api/connection/all/{profileId}'> => ({ connections: { friends: members, pending: [], requested: [] } });

/** Answers with these posts, as far as they are of the people that are named. */
const served = (posts: () => readonly Post[]): Routes => {
  const of = (people: readonly unknown[] = []) => posts().filter(({ writer }) => people.length === 0 || people.includes(writer._id));
  return {
    'GET /api/connection/all/{profileId}': friends(ben, clara),
    'POST /api/library/family-days': ({ people }) => ({ days: of(people).length > 0 ? [{ day, count: of(people).length }] : [] }),
    'POST /api/library/family-posts-by-day': ({ people }) => ({ posts: [...of(people)] }),
    'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), anna) }),
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': noComments,
    'POST /api/profile/get-posts-profile': ({ username }) => ({
      profile: { ...(username === 'ben' ? ben : clara), posts: [], downloadable: username === 'ben' },
      total: 0,
      categories: [],
    }),
  };
};
const at = (address = '/photos', more: Routes = {}) => visit(address, { ...served(() => all), ...more });
const face = async (name: string) => within(await screen.findByRole('list', { name: 'Whose photos' })).findByRole('button', { name });
const names = () => screen.getAllByRole('link', { name: /July 1, 2024/ }).map(({ textContent }) => textContent?.split(',').slice(0, 2).join(','));
const bar = async () => within(await screen.findByRole('region', { name: 'What is selected' }));
async function choose({ user }: ReturnType<typeof visit>, ...ids: string[]) {
  await screen.findByRole('link', { name: /Photo lake/ });
  await user.click(screen.getByRole('button', { name: 'Select' }));
  for (const id of ids) await user.click(await screen.findByRole('checkbox', { name: new RegExp(`Photo ${id}`) }));
}

test('the photos of everybody are in one list, and each says who it is by, but for one’s own', async () => {
  at();
  await screen.findByRole('link', { name: /Photo lake/ });
  expect(names()).toEqual(['Photo lake, 1 of 4', 'Photo boat, by ben', 'Photo snow, by clara', 'Photo tree, by ben']);
  expect((await face('All')).getAttribute('aria-pressed')).toBe('true');
});

test('faces choose whose are shown, several at once, and the address keeps it', async () => {
  const visited = at();
  await visited.user.click(await face('ben'));
  expect(visited.where()).toBe('/photos?people=ben-id');
  await screen.findByRole('link', { name: 'Photo boat, by ben, 1 of 2, Mon, July 1, 2024' });
  await visited.user.click(await face('You'));
  expect(visited.where()).toBe('/photos?people=ben-id,anna-id');
  await screen.findByRole('link', { name: /Photo lake, 1 of 3/ });
  for (const [name, pressed] of Object.entries({ All: 'false', You: 'true', ben: 'true', clara: 'false' }))
    expect([name, (await face(name)).getAttribute('aria-pressed')]).toEqual([name, pressed]);
  await visited.user.click(await face('All'));
  expect(visited.where()).toBe('/photos');
  await screen.findByRole('link', { name: /Photo snow/ });
  expect(visited.server.to('POST /api/library/family-days').map(({ body }) => body.people)).toEqual([undefined, ['ben-id'], ['ben-id', 'anna-id']]);
});

test('a picture that was opened among some people’s leads on among theirs', async () => {
  const visited = at('/photos?people=ben-id');
  await visited.user.click(await screen.findByRole('link', { name: /Photo boat/ }));
  await screen.findByText('Photo 1 of 2');
  await visited.user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(visited.where()).toBe('/image/tree'));
  expect(visited.server.to('POST /api/library/family-posts-by-day').map(({ body }) => body.people)).toEqual([['ben-id']]);
});

test('people without a photo are said to have none, and one press shows everybody’s', async () => {
  const visited = at(
    '/photos?people=clara-id',
    served(() => all.slice(0, 2)),
  );
  await screen.findByText('There are no photos or videos of the people that you chose yet.');
  await visited.user.click(screen.getByRole('button', { name: 'Show everybody' }));
  await screen.findByRole('link', { name: /Photo boat/ });
});

test('of somebody who is no longer connected nothing is left on an open page', async () => {
  let isConnected = true;
  const visited = at('/photos?people=ben-id', {
    'POST /api/library/family-days': () => (isConnected ? { days: [{ day, count: 2 }] } : refuse(403, 'not-connected')),
  });
  await screen.findByRole('link', { name: /Photo boat/ });
  isConnected = false;
  await visited.push('connections');
  await screen.findByText('You are not connected with somebody that you chose, or not any more.');
  expect(screen.queryByRole('link', { name: /Photo boat/ })).toBeNull();
});

test.each([
  ['/timeline', '/photos?people=anna-id'],
  ['/timeline?order=added', '/photos?people=anna-id&order=added'],
])('the older address %s leads to one’s own photos', async (address, photos) => {
  const visited = at(address, { 'POST /api/post/post-by-id': { posts: [taken('lake', anna)], total: 1 } });
  await screen.findByRole('link', { name: /Photo lake/ });
  expect(visited.where()).toBe(photos);
});

test('a new post comes to an open page, and what is there stays meanwhile', async () => {
  let posts = all;
  const come = Promise.withResolvers<void>();
  const visited = at('/photos', {
    ...served(() => posts),
    'POST /api/library/family-posts-by-day': async () => {
      if (posts !== all) await come.promise;
      return { posts: [...posts] };
    },
  });
  await screen.findByRole('link', { name: /Photo lake/ });
  posts = [taken('cake', ben), ...all];
  await visited.push('feed');
  await screen.findByRole('link', { name: /Photo lake, 1 of 5/ }, { timeout: 5000 });
  act(() => come.resolve());
  await screen.findByRole('link', { name: /Photo cake/ });
});

test('what is shown stays while a change of the days makes them be asked for by others', async () => {
  const older = '2024-06-01';
  let isNew = false;
  const come = Promise.withResolvers<void>();
  const visited = at('/photos', {
    'POST /api/library/family-days': () => ({ days: [...(isNew ? [{ day: '2024-07-02', count: 1 }] : []), { day, count: 4 }, { day: older, count: 96 }] }),
    'POST /api/library/family-posts-by-day': async () => {
      if (isNew) await come.promise;
      return { posts: all };
    },
  });
  await screen.findByRole('link', { name: /Photo lake/ });
  isNew = true;
  await visited.push('feed');
  await waitFor(() => expect(visited.server.to('POST /api/library/family-posts-by-day').at(-1)?.body.days).toEqual(['2024-07-02', day]));
  await act(() => Promise.resolve());
  expect(screen.getByRole('link', { name: /Photo lake/ })).not.toBeNull();
  act(() => come.resolve());
});

test('of a mixed choice only that is offered which may be done with all of it', async () => {
  const visited = at();
  await choose(visited, 'lake', 'boat');
  const acts = async () => (await bar()).getAllByRole('button').map(({ textContent }) => textContent);
  await waitFor(async () => expect(await acts()).toEqual(['Done', 'Love', 'Send in chat', 'Download']));
  await visited.user.click(screen.getByRole('checkbox', { name: /Photo snow/ }));
  await waitFor(async () => expect(await acts()).toEqual(['Done', 'Love', 'Send in chat']));
  for (const id of ['snow', 'boat']) await visited.user.click(screen.getByRole('checkbox', { name: new RegExp(`Photo ${id}`) }));
  expect(await acts()).toEqual(['Done', 'Add to album', 'Privacy', 'Date', 'Turn', 'Love', 'Send in chat', 'Download', 'Delete']);
});

test('each of a choice is given a heart, and a failure is told', async () => {
  let fails = false;
  const visited = at('/photos', {
    'POST /api/image/addImageReaction': () => (fails ? refuse(500) : { reactionData: { _id: 'h', profile: anna, reactionType: 'Love' } }),
  });
  await choose(visited, 'lake', 'snow');
  await visited.user.click(await (await bar()).findByRole('button', { name: 'Love' }));
  await screen.findByText('You gave 2 hearts.');
  expect(visited.server.to('POST /api/image/addImageReaction').map(({ body }) => body.imageId)).toEqual(['lake', 'snow']);
  fails = true;
  await visited.user.click((await bar()).getByRole('button', { name: 'Love' }));
  await screen.findByText('Failed to increase the like');
});

test('a choice is taken along to the chat, where the selection ends', async () => {
  const visited = at('/photos', { 'POST /api/chatbox/fetch-chatrooms': { allChatRooms: [], total: 0 } });
  await choose(visited, 'lake', 'snow');
  await visited.user.click(await (await bar()).findByRole('button', { name: 'Send in chat' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What is selected' })).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Photo (lake|snow)/ })).toHaveLength(2));
});

test('a range is chosen across the days', async () => {
  const visited = at();
  await choose(visited, 'lake');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Photo tree/ }), { shiftKey: true });
  await (await bar()).findByText('4 selected');
});
