// [Note: Access that ends] A call with `narrows` answers once every strict view, in every service, has reached its commits. Services report by
// themselves that they have such views, so a new service is waited for without being listed anywhere.
import { Refusal } from '../errors.ts';
import { wakeUps } from '../wake-ups.ts';
import { callsFor } from './clients.ts';
import type { Runtime } from './context.ts';
import type { Operation } from './operation.ts';

type RevokingRuntime = Pick<Runtime, 'service' | 'callable' | 'platform' | 'views' | 'readers' | 'grantNothing'>;

/** Waits for the strict views of this service like an access check, and returns their number. Refuses: 503 `catching-up`. */
export async function strictViewsReady({ views, readers }: Pick<RevokingRuntime, 'views' | 'readers'>, operation: Operation): Promise<number> {
  const strict = views.filter((view) => view.strict);
  await Promise.all(strict.map((view) => readers.readyStrictly(view, operation)));
  return strict.length;
}

const countIn = (answer: object): number => ('views' in answer && typeof answer.views === 'number' ? answer.views : 0);
const isAway = (error: unknown) => error instanceof Refusal && error.kind === 'unavailable';

/** Resolves once former access is revoked in every service. Refuses: 503 `catching-up`, `unavailable`. */
export async function endAccess(runtime: RevokingRuntime, operation: Operation, deadline: string): Promise<void> {
  const { service, callable, platform, grantNothing } = runtime;
  const call = callsFor(platform.rpc, operation, { from: service, deadline, key: operation.requestId, keyed: false });
  const isReady = async (other: string) => {
    try {
      const views = countIn(await call(other, 'AwaitAccess', {}));
      if (views === 0) grantNothing.add(other);
      else grantNothing.delete(other);
    } catch (error) {
      // An unavailable service without strict views grants nothing by them.
      if (!(isAway(error) && grantNothing.has(other))) throw error;
    }
  };
  await Promise.all([strictViewsReady(runtime, operation), ...callable.filter((name) => name !== service).map(isReady)]);
  platform.live.wake(wakeUps.accessNarrowed);
  operation.outcome.narrowed = true;
}
