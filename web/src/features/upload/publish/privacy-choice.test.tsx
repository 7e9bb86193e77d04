import type { Answer, Profile } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara } from '../../../../testing/family.ts';
import { storage } from '../../../../testing/storage.ts';
import { addWords, areWordsOpen, uploadPage as at, choose, chooseWho, picture, publishAs, whoSees } from '../../../../testing/upload.ts';

const many = ['dora', 'emil', 'fritz', 'greta', 'hans'].map((username): Profile => ({ ...clara, _id: `${username}-id`, username, image: `/${username}.svg` }));
const connectedWith = (...friends: Profile[]): Answer<'GET /api/connection/all/{profileId}'> => ({ connections: { friends, pending: [], requested: [] } });
const atWith = (...friends: Profile[]) => at({ 'GET /api/connection/all/{profileId}': connectedWith(...friends) });

type Visited = ReturnType<typeof at>;
const published = ({ server }: Visited) => server.to('POST /api/upload/updateAll').map(({ body }) => body.mediaData);
const publish = ({ user }: Visited) => user.click(screen.getByRole('button', { name: 'Publish' }));
/** Publishes a first photograph, and returns to the upload page. */
async function publishOnce(visited: Visited, privacy: 'FAMILY_ONLY' | 'PRIVATE'): Promise<void> {
  storage(() => 204);
  await choose(visited, picture());
  await publishAs(visited, privacy);
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  const [upload = document.body] = screen.getAllByRole('link', { name: 'Upload' });
  await visited.user.click(upload);
}
const nameOf = async (choice: Promise<HTMLInputElement>) => (await choice).closest('label')?.textContent;

test('the family is shown by name, and by at most five faces', async () => {
  storage(() => 204);
  await choose(atWith(ben, clara, ...many), picture());
  await waitFor(async () => expect(await nameOf(whoSees('FAMILY_ONLY'))).toBe('Family+2ben, clara, dora and 4 more'));
  const choices = within(screen.getByRole('radiogroup', { name: 'Who sees it' }));
  expect((await whoSees('FAMILY_ONLY')).closest('label')?.querySelectorAll('img')).toHaveLength(5);
  expect((await whoSees('PRIVATE')).closest('label')?.querySelector('img')?.getAttribute('src')).toBe(anna.image);
  expect(choices.getAllByRole('radio')).toHaveLength(2);
});

test('one chooses by the keyboard', async () => {
  storage(() => 204);
  const visited = atWith(ben);
  await choose(visited, picture());
  (await whoSees('PRIVATE')).focus();
  await visited.user.keyboard(' ');
  expect((await whoSees('PRIVATE')).checked).toBe(true);
  await publish(visited);
  await waitFor(() => expect(published(visited)).toMatchObject([{ privacy: 'PRIVATE' }]));
});

test.each(['FAMILY_ONLY', 'PRIVATE'] as const)('after an upload as %s the next one is published by two presses', async (privacy) => {
  const visited = atWith(ben);
  await publishOnce(visited, privacy);
  await choose(visited, picture('sea.jpg'));
  expect((await whoSees(privacy)).checked).toBe(true);
  await publish(visited);
  await waitFor(() => expect(published(visited)).toMatchObject([{ privacy }, { privacy }]));
});

test('several files are published from their dialog, once it is clear who sees them', async () => {
  const visited = atWith(ben);
  storage(() => 204);
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  const first = within(await screen.findByRole('dialog', { name: 'Mass Upload' }));
  expect(first.queryByRole('button', { name: 'Publish' })).toBeNull();
  await visited.user.click(first.getByRole('button', { name: 'Continue' }));
  await chooseWho(visited, 'FAMILY_ONLY');
  await visited.user.click(screen.getByRole('button', { name: 'Show all 2' }));
  const again = within(await screen.findByRole('dialog', { name: 'Mass Upload' }));
  again.getByText('Who sees it: Family');
  await visited.user.click(again.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published(visited)).toMatchObject([{ privacy: 'FAMILY_ONLY' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is connected with nobody is told so, and has to choose again', async () => {
  const visited = at();
  await publishOnce(visited, 'FAMILY_ONLY');
  await choose(visited, picture('sea.jpg'));
  await screen.findByText('Nobody is connected with you yet. Only you can see it until then.');
  expect((await whoSees('FAMILY_ONLY')).checked).toBe(false);
  await publish(visited);
  await screen.findByText('Must select a privacy option');
  expect(published(visited)).toHaveLength(1);
});

test('a choice is taken back when the last connection ends', async () => {
  let answer = connectedWith(ben);
  const visited = at({ 'GET /api/connection/all/{profileId}': () => answer });
  await publishOnce(visited, 'FAMILY_ONLY');
  await choose(visited, picture('sea.jpg'));
  await waitFor(async () => expect((await whoSees('FAMILY_ONLY')).checked).toBe(true));
  answer = connectedWith();
  visited.push('connections');
  await waitFor(async () => expect((await whoSees('FAMILY_ONLY')).checked).toBe(false));
});

test.each([
  ['another member', 'kloak-privacy-ben-id', 'PRIVATE'],
  ['no privacy at all', `kloak-privacy-${anna._id}`, 'EVERYBODY'],
])('what is remembered of %s presets nothing', async (_what, key, value) => {
  storage(() => 204);
  localStorage.setItem(key, value);
  const visited = atWith(ben);
  await choose(visited, picture());
  await publish(visited);
  await screen.findByText('Must select a privacy option');
});

test('words are folded until one wants them, and a wrong one is unfolded', async () => {
  storage(() => 204);
  const visited = atWith(ben);
  await choose(visited, picture());
  await whoSees('PRIVATE');
  expect(areWordsOpen()).toBe(false);
  await addWords(visited);
  expect(areWordsOpen()).toBe(true);
  const album = screen.getByLabelText('Album Name (Optional)');
  await visited.user.click(album);
  await visited.user.paste('x'.repeat(201));
  await addWords(visited);
  expect(areWordsOpen()).toBe(false);
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('The name of an album can have at most 200 characters.');
  expect(areWordsOpen()).toBe(true);
  expect(document.activeElement).toBe(album);
  expect(published(visited)).toHaveLength(0);
});
