import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { anna } from '../../../../testing/family.ts';
import { everythingIsNear } from '../../../../testing/near.ts';
import { serve } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose } from '../../../../testing/upload.ts';
import { renditionQuery } from './show-queries.ts';

everythingIsNear();

const heic = new File([new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63])], 'lake.HEIC', { type: 'image/heic' });
const pictures = () => [...screen.getByRole('region', { name: 'Upload' }).querySelectorAll('img')].map((img) => img.getAttribute('src'));

test('of what this browser cannot read the picture of the server is shown, once a push tells of it', async () => {
  storage(() => 204);
  let drawn: { _id: string; thumbNail: string }[] = [];
  const visited = at({ 'POST /api/upload/drawn': () => ({ drawn }) });
  await choose(visited, heic);
  await screen.findByText('Uploaded');
  await waitFor(() => expect(visited.server.to('POST /api/upload/drawn').map(({ body }) => body.allPosts)).toEqual([['p1']]));
  expect(pictures()).toEqual([]);
  drawn = [{ _id: 'p1', thumbNail: '/storage/rendition/anna/p1/320.webp' }];
  await visited.push('item', 'p1');
  await waitFor(() => expect(pictures()).toEqual(['/storage/rendition/anna/p1/320.webp']));
});

test('of several that are wanted together the server is asked once', async () => {
  const drawn = ['p1', 'p2', 'p3'].map((_id) => ({ _id, thumbNail: `/storage/rendition/anna/${_id}/320.webp` }));
  const server = serve({ 'POST /api/upload/drawn': { drawn: drawn.slice(1) } });
  const client = new QueryClient();
  const asked = await Promise.all(drawn.map(({ _id }) => client.fetchQuery(renditionQuery(_id, anna._id))));
  expect(asked).toEqual([null, drawn[1]?.thumbNail, drawn[2]?.thumbNail]);
  await client.fetchQuery(renditionQuery('p1', anna._id));
  expect(server.to('POST /api/upload/drawn').map(({ body }) => body.allPosts)).toEqual([['p1', 'p2', 'p3'], ['p1']]);
});
