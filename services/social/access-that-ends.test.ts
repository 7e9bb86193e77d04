// Services that a call waits for when a connection ends: all with a strict view, without any list of them.
import type { Service } from '@kloak/platform/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { neighbour } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
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
  let world: World;
  afterEach(() => world.close());

  async function start(newcomer: Service): Promise<void> {
    world = await startWorld(['identity', 'media', 'groups', 'chat', social, newcomer]);
    await world.join('anna', 'ben', 'carla');
    await world.connect('anna', 'ben', 'carla');
  }
  const remove = (other: string) => refusal(world.as('anna').call('social', 'RejectConnection', { other }));

  it('waits for a service that decides access, though nobody knows of it, and can be repeated', async () => {
    const stands = { still: true };
    await start(neighbour('notification', removals(strictView, stands)));
    expect(await remove('ben')).toBe('unavailable catching-up');
    stands.still = false;
    await world.harness.settled();
    expect(await remove('ben')).toBe('no refusal');
  });

  it('waits for no view that access does not rest on', async () => {
    await start(neighbour('notification', removals(view, { still: true })));
    expect(await remove('ben')).toBe('no refusal');
  });

  it('is held up by a service that is away only if it may decide access', async () => {
    await start(neighbour('notification'));
    expect(await remove('ben')).toBe('no refusal');
    await world.harness.running('notification').stop();
    expect(await remove('carla')).toBe('no refusal');
  });
});
