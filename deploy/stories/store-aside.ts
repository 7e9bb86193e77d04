import type { Store } from '@kloak/platform/ports/store.ts';
import type { Target } from './process.ts';

/** Works on the store of a service while all that run it are stopped: for what would take days, or somebody else's fault, to come about. */
export async function withStoreAside<Result>(runners: readonly Target[], open: () => Promise<Store>, work: (store: Store) => Promise<Result>): Promise<Result> {
  await Promise.all(runners.map((one) => one.stop()));
  const store = await open();
  const result = await work(store).finally(() => store.close());
  await Promise.all(runners.map((one) => one.start()));
  return result;
}
