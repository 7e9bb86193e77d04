import { mostInTurn, workFor } from '../testing/turns.ts';
import { stepMs, yieldTurn } from './yield-turn.ts';

/** Takes steps of 1 ms until it is stopped. */
function loop() {
  const state = { steps: 0, ended: false };
  const run = async () => {
    for (; !state.ended; state.steps += 1) {
      await yieldTurn();
      workFor(1);
    }
  };
  return { state, running: run() };
}

it('loops that never wait for anything leave turns to others, and share them evenly', async () => {
  const loops = [loop(), loop(), loop()];
  const done = () => loops.map(({ state }) => state.steps);
  const most = await mostInTurn(() => done().reduce((one, other) => one + other), 60);
  for (const { state } of loops) state.ended = true;
  await Promise.all(loops.map(({ running }) => running));
  expect(most).toBeLessThanOrEqual(12);
  expect(Math.min(...done())).toBeGreaterThanOrEqual(15);
});

it('short work is not put off', async () => {
  await new Promise(setImmediate);
  let turned = false;
  setImmediate(() => {
    turned = true;
  });
  for (let steps = 0; steps < 10; steps += 1) await yieldTurn();
  expect(turned).toBe(false);
});

it('a step may be shorter, the later it begins in its turn', async () => {
  await new Promise(setImmediate);
  await yieldTurn();
  expect(stepMs()).toBeGreaterThan(6.5);
  workFor(1.5);
  expect(stepMs()).toBeLessThanOrEqual(6.5);
  workFor(10);
  expect(stepMs()).toBe(3);
});
