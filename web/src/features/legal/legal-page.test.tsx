// Legal pages show a contact address if the vault's operator has set one.
import { screen } from '@testing-library/react';
import { annaIsIn, nobodyIsIn } from '../../../testing/family.ts';
import { visit } from '../../../testing/visit.tsx';

const contact = 'keepers@example.org';

test.each([
  ['/privacy', 'a guest', nobodyIsIn],
  ['/terms', 'a guest', nobodyIsIn],
  ['/privacy', 'a member', annaIsIn],
] as const)('%s names the address of who runs the vault to %s', async (path, _who, auth) => {
  visit(path, { 'GET /api/users/auth': { ...auth, contact } });
  expect((await screen.findByRole('link', { name: contact })).getAttribute('href')).toBe(`mailto:${contact}`);
});

test.each(['/privacy', '/terms'])('%s names no address where there is none', async (path) => {
  visit(path, { 'GET /api/users/auth': nobodyIsIn });
  await screen.findByText('Write to the people who run this vault.');
  expect(screen.getByRole('main').textContent).not.toMatch(/@|your invitation/);
});
