import { requestOf } from '@kloak/proto/api/request.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, annaIsIn, nobodyIsIn, noPosts } from '../../testing/family.ts';
import { visit } from '../../testing/visit.tsx';
import { storiesPerPage } from '../posts/data/first-pages.ts';

test('refusals of calls that were made early, in a session that is over, are not read by the next session', async () => {
  const { method, path, body } = requestOf('POST /api/profile/stories', { profileId: anna._id, perPage: storiesPerPage });

  const refused = Promise.resolve(Response.json({ success: false, code: 'signed-out' }, { status: 401 }));
  globalThis.kloakAsked = { [`${method} ${path} ${JSON.stringify(body)}`]: refused };
  let isIn = false;
  const { user, where } = visit('/login', {
    'GET /api/users/auth': () => (isIn ? annaIsIn : nobodyIsIn),
    'POST /api/profile/find-media-byfamily': noPosts,
    'POST /api/users/login': () => {
      isIn = true;
      return { loginSuccess: true, userId: anna._id, username: anna.username };
    },
  });
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
  await waitFor(() => expect(where()).toBe('/home'));
  expect(globalThis.kloakAsked).toBeUndefined();
  await within(await screen.findByRole('main')).findByRole('heading', { name: 'Home' });
});
