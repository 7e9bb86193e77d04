import { embeddedLive } from '@kloak/platform/embedded/live/live.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { emptyPosition, mergePositions, positionOf } from '@kloak/platform/wire/position.ts';
import { rememberGrants } from './grants.ts';

function makeFixture() {
  const live = embeddedLive();
  const state = { now: 0, asked: 0 };
  const grants = rememberGrants(live, () => state.now);
  const ask = async () => {
    state.asked += 1;
    return { type: 'image/webp' };
  };
  return { live, state, grants, ask };
}
const woken = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('a grant is remembered for 2 s, for one session and one key', async () => {
  const { state, grants, ask } = makeFixture();
  await grants.get('s', 'k', emptyPosition, ask);
  state.now = 1999;
  expect(await grants.get('s', 'k', emptyPosition, ask)).toEqual({ type: 'image/webp' });
  expect(state.asked).toBe(1);
  await grants.get('s2', 'k', emptyPosition, ask);
  await grants.get('s', 'k2', emptyPosition, ask);
  expect(state.asked).toBe(3);
  state.now = 2000;
  await grants.get('s', 'k', emptyPosition, ask);
  expect(state.asked).toBe(4);
});

it('what was refused is asked again', async () => {
  const { state, grants, ask } = makeFixture();
  const refuse = async () => {
    state.asked += 1;
    throw new Error('no');
  };
  await expect(grants.get('s', 'k', emptyPosition, refuse)).rejects.toThrow('no');
  await grants.get('s', 'k', emptyPosition, ask);
  expect(state.asked).toBe(2);
});

it('who has seen more than the grant is asked for anew', async () => {
  const { state, grants, ask } = makeFixture();
  const seen = positionOf('social', 0, 5);
  await grants.get('s', 'k', seen, ask);
  await grants.get('s', 'k', positionOf('social', 0, 4), ask);
  expect(state.asked).toBe(1);
  await grants.get('s', 'k', positionOf('social', 0, 6), ask);
  await grants.get('s', 'k', mergePositions(seen, positionOf('media', 3, 1)), ask);
  expect(state.asked).toBe(3);
});

it('a change of relations ends them all, and those that were being asked for', async () => {
  const { live, state, grants, ask } = makeFixture();
  await grants.get('s', 'k', emptyPosition, ask);
  live.wake(wakeUps.accessNarrowed);
  await woken();
  await grants.get('s', 'k', emptyPosition, async () => {
    live.wake(wakeUps.accessNarrowed);
    await woken();
    return ask();
  });
  await grants.get('s', 'k', emptyPosition, ask);
  expect(state.asked).toBe(3);
  grants.close();
});
