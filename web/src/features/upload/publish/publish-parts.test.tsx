import { act, screen, waitFor } from '@testing-library/react';
import { anna, photo } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, picture, publishAs } from '../../../../testing/upload.ts';

/** Storage that answers for each file, by its key, when the test says so. */
function slowLine() {
  const arrived = new Map<string, (status: number) => void>();
  storage(({ form }) => new Promise<number>((resolve) => arrived.set(String(form.get('key')), resolve)));
  return async (key: string, status = 204) => {
    await waitFor(() => expect(arrived.has(key)).toBe(true));
    await act(async () => arrived.get(key)?.(status));
  };
}
const published = ({ server }: ReturnType<typeof at>) => server.to('POST /api/upload/updateAll').map(({ body }) => body.allPosts);
const publishing = {
  'POST /api/upload/updateAll': ({ allPosts }: { allPosts: readonly unknown[] }) => ({ posts: allPosts.map((id) => photo(String(id), anna)) }),
};
const openThree = async (visited: ReturnType<typeof at>) => {
  await choose(visited, picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await publishAs(visited, 'FAMILY_ONLY');
};

test('each file is published as it arrives, while others are still on their way', async () => {
  const arrive = slowLine();
  const visited = at(publishing);
  await openThree(visited);
  expect(published(visited)).toEqual([]);
  await arrive('incoming/3');
  await waitFor(() => expect(published(visited)).toEqual([['p3']]));
  expect(visited.where()).toBe('/upload');
  await arrive('incoming/2');
  await waitFor(() => expect(published(visited)).toEqual([['p3'], ['p2']]));
  await arrive('incoming/1');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(published(visited)).toEqual([['p3'], ['p2'], ['p1']]);
  await screen.findByText('Images have been sucessfully uploaded!');
});

test('one that is refused after others were published is named, and the rest goes on', async () => {
  const arrive = slowLine();
  const visited = at({
    'POST /api/upload/updateAll': ({ allPosts }) =>
      allPosts.includes('p2')
        ? refuse(415, 'rejected', 'no', { rejected: ['b.jpg'], rejectedPosts: ['p2'] })
        : { posts: allPosts.map((id) => photo(String(id), anna)) },
  });
  await openThree(visited);
  for (const key of ['incoming/3', 'incoming/2', 'incoming/1']) {
    await arrive(key);
    await waitFor(() => expect(published(visited).flat()).toContain(key.replace('incoming/', 'p')));
  }
  await screen.findByText('Kloak cannot read b.jpg, so it was not published.');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

test('what is published stays, and what cannot be sent is left to be tried again', async () => {
  const arrive = slowLine();
  const visited = at(publishing);
  await openThree(visited);
  await arrive('incoming/3');
  await waitFor(() => expect(published(visited)).toEqual([['p3']]));
  await arrive('incoming/2', 403);
  await screen.findByText('Some files could not be sent. Try them again, or take them out.');
  await screen.findByRole('button', { name: 'Show all 2' });
  await arrive('incoming/1');
  expect(published(visited)).toEqual([['p3']]);
});
