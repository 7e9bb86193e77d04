import { type Couple, type Failure, load } from './load.ts';

/** Maximum recovery time after the last fault. */
const recoverySeconds = 30;
/** Time before the first fault: new processes are still compiling. */
const warmSeconds = 60;

/** Failures reported for a load that was not served in time. */
const lastFailures = 5;

/** True if a page handles the failure by a retry. */
const isPatience = ({ status, retryAfter }: Failure) => status === 503 && retryAfter !== undefined;
/** True if the connection was cut, by a gateway that died. */
export const isConnectionCut = ({ status }: Failure) => status === undefined;

/**
 * Injects a fault while two people's requests continue. Fails unless they are served again in time, got no worse answer than a retry, and find all
 * acknowledged writes exactly once. `happen` may wait for recovery in between; `isFair` allows further failures.
 */
export async function expectRecovery(
  couple: Couple,
  what: string,
  happen: (recovered: () => Promise<void>) => Promise<void>,
  isFair: (failure: Failure) => boolean = () => false,
): Promise<void> {
  const running = await load(couple);
  const tookSeconds: number[] = [];
  const recovered = async () => {
    const over = performance.now();
    await running.served(recoverySeconds);
    tookSeconds.push((performance.now() - over) / 1000);
  };
  let fault: unknown;
  try {
    await running.served(warmSeconds);
    await happen(recovered);
    await recovered();
    console.log(`${what}: everybody was served again after ${tookSeconds.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  } catch (cause) {
    fault = cause;
  }
  const { answered, acknowledged, failures } = await running.stop();
  const [waits, cuts] = [failures.filter(isPatience), failures.filter(isConnectionCut)];
  console.log(
    `${what}: ${answered} requests were answered, ${waits.length} of them with 503 and a time to wait; ${cuts.length} were cut; ${acknowledged} writes were acknowledged`,
  );
  if (fault !== undefined) throw new Error(`the last failures: ${JSON.stringify(failures.slice(-lastFailures))}`, { cause: fault });
  expect(failures.filter((failure) => !isPatience(failure) && !isFair(failure))).toEqual([]);
  await running.verify();
}
