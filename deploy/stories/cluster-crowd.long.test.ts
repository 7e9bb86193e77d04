// Load on the cluster's front door: a family that joins over lunch, and all of them at once when a link is shared.
import type { StoryFixture } from './fixture.ts';
import { onCluster } from './on-cluster.ts';
import { newPerson, type Person } from './people.ts';

const family = Array.from({ length: 10 }, (_, nth) => `guest${nth}`);
const crowd = 40;

onCluster('a crowd that comes at once', (openFixture) => {
  let fixture: StoryFixture;
  let people: Person[] = [];
  beforeAll(async () => {
    fixture = await openFixture();
    people = family.map((name) => newPerson(fixture, name));
  }, 240_000);
  afterAll(() => fixture.close(), 60_000);

  /** Signs in from browsers unknown to the vault; returns statuses with their counts. */
  async function signInAtOnce(count: number) {
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_, nth) => {
        const { email, password } = people[nth % people.length] ?? { email: '', password: '' };
        return (await fixture.visitor().sendCall('POST /api/users/login', { email, password })).status;
      }),
    );
    return Object.fromEntries(
      Map.groupBy(statuses, String)
        .entries()
        .map(([status, all]) => [status, all.length]),
    );
  }

  it('registers, ten at once', async () => {
    const answers = people.map(({ name, email, password, visitor }) =>
      visitor.sendCall('POST /api/users/register', { username: name, email, password, image: '' }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(people.map(() => 200));
  }, 120_000);

  it('signs in, ten at once', async () => {
    expect(await signInAtOnce(people.length)).toEqual({ 200: people.length });
  }, 120_000);

  it('is served each in their turn, forty at once', async () => {
    expect(await signInAtOnce(crowd)).toEqual({ 200: crowd });
  }, 120_000);
});
