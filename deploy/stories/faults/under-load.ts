import { type Couple, type Failure, load } from './load.ts';

/** How long a page may wait for a product that nothing happens to any more. */
const recoverySeconds = 30;
/** Before anything happens: processes that have just begun are still compiling. */
const warmSeconds = 60;

/** Of a load that was not served in time, so many failures are told. */
const lastFailures = 5;

/** What a page knows how to go on from. */
const isPatience = ({ status, retryAfter }: Failure) => status === 503 && retryAfter !== undefined;

/**
 * Lets something happen while two people go on. Fails unless they are served again in time, were told nothing worse than to wait, and find what was
 * acknowledged, once.
 */
export async function expectSurvived(couple: Couple, what: string, happen: () => Promise<void>): Promise<void> {
  const running = await load(couple);
  let fault: unknown;
  try {
    await running.served(warmSeconds);
    await happen();
    const over = performance.now();
    await running.served(recoverySeconds);
    console.log(`${what}: everybody was served again after ${((performance.now() - over) / 1000).toFixed(1)} s`);
  } catch (cause) {
    fault = cause;
  }
  const { answered, acknowledged, failures } = await running.stop();
  const worse = failures.filter((failure) => !isPatience(failure));
  const waits = failures.length - worse.length;
  console.log(`${what}: ${answered} requests were answered, ${waits} of them with 503 and a time to wait; ${acknowledged} writes were acknowledged`);
  if (fault !== undefined) throw new Error(`the last failures: ${JSON.stringify(failures.slice(-lastFailures))}`, { cause: fault });
  expect(worse).toEqual([]);
  await running.verify();
}
