import { randomBytes } from 'node:crypto';
import { routes } from './api/routes.ts';
import { gonePaths } from './api/uploads.ts';
import { askExpectations } from './testing/ask-expectations.ts';
import { expectations, type Role, type Scene } from './testing/expectations.ts';
import { drawPng, listOf, publishPhoto } from './testing/photo.ts';
import { type Person, password, startVault, type Vault } from './testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault();
}, 30_000);
afterAll(() => vault.close(), 30_000);

const somebody = ({ id, username, email }: Person) => ({ id, username, email, password });

it('every route is in the table', () => {
  const served = [...routes.map(({ method, path }) => `${method} ${path}`), ...gonePaths.map((path) => `POST ${path}`)];
  expect(served.filter((route) => expectations[route] === undefined)).toEqual([]);
});

it('every role gets what the table says', async () => {
  const [unverified, member, connected, stranger, owner, bystander] = await Promise.all([
    vault.join('unverified', { verified: false }),
    ...['member', 'connected', 'stranger', 'owner', 'bystander', 'friend'].map((name) => vault.join(name)),
  ]);
  const friend = await vault.join('another');
  if (!member || !connected || !stranger || !owner || !bystander) throw new Error('somebody is missing');
  await vault.connect(owner, connected);
  await vault.connect(stranger, friend);
  const { id, upload, image } = await publishPhoto(vault, owner, drawPng(1), { title: 'Beach', privacy: 'FAMILY_ONLY' });
  const scene: Scene = {
    people: {
      unverified: somebody(unverified),
      member: somebody(member),
      connected: somebody(connected),
      stranger: somebody(stranger),
      owner: somebody(owner),
    },
    bystander: somebody(bystander),
    item: id,
    upload,
    originalKey: String(image.key),
    renditionKey: String(listOf(image.sources)[0]?.url).replace('/storage/', ''),
    fresh: () => `f${randomBytes(8).toString('hex')}`,
  };
  const askers: Record<Role, Person | ReturnType<Vault['guest']>> = { guest: vault.guest(), unverified, member, connected, stranger, owner };
  expect(await askExpectations(askers, scene)).toEqual([]);
}, 60_000);
