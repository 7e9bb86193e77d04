import type { Answer } from '@kloak/proto/api/types.ts';
import { screen, waitFor } from '@testing-library/react';
import { anna, annaIsIn, ben, nobodyIsIn, noPosts } from '../../testing/family.ts';
import { storage } from '../../testing/storage.ts';
import { choose, picture, publishAs, uploadPage } from '../../testing/upload.ts';

const benIsIn = { ...annaIsIn, userId: ben._id, username: ben.username };

/** Starts Anna's upload; requests are answered for the member who is `there`. */
async function annasUpload() {
  storage(() => new Promise<number>(() => {}));
  let there: Answer<'GET /api/users/auth'> = annaIsIn;
  const visited = uploadPage({
    'GET /api/users/auth': () => there,
    'POST /api/profile/find-media-byfamily': noPosts,
    'POST /api/users/login': ({ email }) => {
      there = email.startsWith('ben') ? benIsIn : annaIsIn;
      return { loginSuccess: true, userId: there.userId, username: there.username };
    },
  });
  await choose(visited, picture('annas.jpg'));
  await screen.findByText('annas.jpg');
  const becomes = (who: typeof there) => {
    there = who;
    visited.push('profile');
  };
  const signInAs = async (name: string) => {
    // The upload page asks a guest to sign up.
    const [link = document.body] = await screen.findAllByRole('link', { name: 'Sign In' });
    await visited.user.click(link);
    await screen.findByRole('heading', { name: 'Sign In' });
    await visited.user.type(await screen.findByLabelText('Email'), `${name}@example.org`);
    await visited.user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
    await screen.findByText('A vault for treasured memories');
  };
  return { becomes, signInAs, user: visited.user };
}

test('who signs in after a session that ended sees nothing of the upload of another', async () => {
  const { becomes, signInAs, user } = await annasUpload();
  becomes(nobodyIsIn);
  await signInAs('ben');
  const [upload = document.body] = screen.getAllByRole('link', { name: 'Upload' });
  await user.click(upload);
  await screen.findByLabelText(/Drag and drop/);
  expect(screen.queryByText('annas.jpg')).toBeNull();
});

test('nor does who signed in in another tab', async () => {
  const { becomes } = await annasUpload();
  becomes(benIsIn);
  await screen.findByLabelText(/Drag and drop/);
  expect(screen.queryByText('annas.jpg')).toBeNull();
});

test('nor is who signed in in another tab asked what the other was asked', async () => {
  storage(() => 204);
  let there: Answer<'GET /api/users/auth'> = annaIsIn;
  const visited = uploadPage({ 'GET /api/users/auth': () => there, 'POST /api/users/getProfile': { profile: { ...anna, uploadCount: 1 } } });
  await choose(visited, picture());
  await publishAs(visited, 'FAMILY_ONLY');
  await screen.findByRole('dialog', { name: 'Invite Family' });
  there = benIsIn;
  visited.push('profile');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who signs in again goes on with the upload', async () => {
  const { becomes, signInAs } = await annasUpload();
  becomes(nobodyIsIn);
  await signInAs('anna');
  await screen.findByRole('link', { name: /^Upload: 0 of 1/ });
});
