import type { Store } from '@kloak/platform/ports/store.ts';
import type { ProductProcess } from './process.ts';

/** Works on a service's store while its processes are stopped, to simulate events that would take days or another program's fault. */
export async function withServiceStopped<Result>(
  runners: readonly ProductProcess[],
  open: () => Promise<Store>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  await Promise.all(runners.map((one) => one.stop()));
  const store = await open();
  const result = await work(store).finally(() => store.close());
  await Promise.all(runners.map((one) => one.start()));
  return result;
}
