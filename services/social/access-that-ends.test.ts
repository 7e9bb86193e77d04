// Services that a call waits for when a connection ends: all with a strict view, without any list of them.
import type { Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { neighbour, seedEvent, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import { strictView, view } from '@kloak/platform/view.ts';
import { social } from './service.ts';

/** View of a new service that stops while `stands.still`. */
function removals(declare: typeof view | typeof strictView, stands: { still: boolean }) {
  return declare<{ seen: true }>({
    name: 'removals',
    foldVersion: 1,
    on: {
      social: {
        ConnectionRemoved: {
          ids: ({ data }) => [data.low],
          fold() {
            if (stands.still) throw new Error('it stands still');
            return { seen: true };
          },
        },
      },
    },
  });
}

describe('the end of a connection', () => {
  let harness: Harness;
  afterEach(() => harness.close());

  async function start(newcomer: Service): Promise<void> {
    const others = (['identity', 'media', 'groups', 'chat'] as const).map(neighbour);
    harness = await startHarness([...others, social, newcomer]);
    for (const name of ['anna', 'ben', 'carla']) await seedRegistered(harness, name, name, `${name}@example.org`);
    for (const high of ['ben', 'carla'])
      await seedEvent(harness, 'social', `pair:anna:${high}`, `anna:${high}`, { type: 'ConnectionAccepted', data: { low: 'anna', high, by: 'anna' } });
    await harness.settled();
  }
  const remove = (other: string) => refusal(harness.as('anna').call('social', 'RejectConnection', { other }));

  it('waits for a service that decides access, though nobody knows of it, and can be repeated', async () => {
    const stands = { still: true };
    await start({ ...neighbour('notification'), views: [removals(strictView, stands)] });
    expect(await remove('ben')).toBe('unavailable catching-up');
    stands.still = false;
    await harness.settled();
    expect(await remove('ben')).toBe('no refusal');
  });

  it('waits for no view that access does not rest on', async () => {
    await start({ ...neighbour('notification'), views: [removals(view, { still: true })] });
    expect(await remove('ben')).toBe('no refusal');
  });

  it('is held up by a service that is away only if it may decide access', async () => {
    await start(neighbour('notification'));
    expect(await remove('ben')).toBe('no refusal');
    await harness.running('notification').stop();
    expect(await remove('carla')).toBe('no refusal');
  });
});
