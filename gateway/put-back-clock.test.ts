// The clock of the machine is put back while people use the vault.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { loadServices } from '../deploy/services.ts';
import { publishPhoto } from './testing/photo.ts';
import { resetClock, shiftClock } from './testing/shifted-clock.ts';
import { type Person, startVault, type Vault } from './testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  shiftClock(0);
  vault = await startVault(await loadServices());
  [anna, ben] = [await vault.join('anna'), await vault.join('ben')];
  await connectMembers(anna, ben);
}, 60_000);
afterAll(async () => {
  resetClock();
  await vault.close();
});

it.each([
  ['an hour', hourMs],
  ['3 days', 3 * 24 * hourMs],
  ['10 years', 3652 * 24 * hourMs],
])(
  'everybody signs in, uploads, looks and writes after it was put back by %s',
  async (how, ms) => {
    shiftClock(-ms);
    const carla = await vault.join(`carla-${how.replaceAll(' ', '-')}`);
    await connectMembers(anna, carla);
    const { image } = await publishPhoto(vault, anna, await drawPhoto({ seed: ms / hourMs, format: 'png', width: 48, height: 32 }), { privacy: 'FAMILY_ONLY' });
    for (const who of [anna, ben, carla]) expect((await who.fetch(image.thumbNail)).status).toBe(200);
    await ben.call('POST /api/chatbox/submit-message', { messageBody: 'Hello', profile: ben.id, roomId: null, profileTo: anna.id });
    const { conversation } = await anna.call('POST /api/chatbox/profile-conversation', { profileIds: [ben.id], page: 0, perPage: 15 });
    expect(conversation.map(({ messageBody }) => messageBody)).toContain('Hello');
  },
  60_000,
);
