import { until } from '@kloak/platform/testing/until.ts';
import { checkInRounds, maxConcurrentChecks } from './check-in-rounds.ts';

const sessionIds = (count: number) => Array.from({ length: count }, (_, at) => `session-${at}`);

/** Checks that are answered when the test says so. */
function heldQuestions() {
  const asked: string[] = [];
  let release = Promise.withResolvers<void>();
  return {
    asked,
    ask: async (session: string) => {
      asked.push(session);
      await release.promise;
    },
    answer() {
      release.resolve();
      release = Promise.withResolvers();
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('asks for each session once, and for so many at once', async () => {
  const { asked, ask, answer } = heldQuestions();
  const sessions = sessionIds(maxConcurrentChecks + 1);
  const done = checkInRounds(() => [...sessions, ...sessions], ask)();
  await turn();
  expect(asked).toHaveLength(maxConcurrentChecks);
  answer();
  await turn();
  expect(asked).toEqual(sessions);
  answer();
  await done;
});

it('has one round at a time, and another one for who asked meanwhile', async () => {
  const { asked, ask, answer } = heldQuestions();
  const askAgain = checkInRounds(() => sessionIds(1), ask);
  const rounds = [askAgain(), askAgain(), askAgain()];
  await turn();
  expect(asked).toHaveLength(1);
  answer();
  await until('the second round', () => asked.length === 2);
  answer();
  await Promise.all(rounds);
  expect(asked).toHaveLength(2);
});
