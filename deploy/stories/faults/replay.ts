import { clusterStore } from '@kloak/platform/cluster/store/store.ts';
import type { Store } from '@kloak/platform/ports/store.ts';
import { loadTarget } from '../../services.ts';
import type { ClusterAddresses } from '../fixture.ts';
import { expectReplay } from '../replayed.ts';

/** The same of a cluster, in whose processes its databases are open, too. */
export async function expectReplayed(place: ClusterAddresses): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const openStore = clusterStore(place);
  const services = await loadTarget('all');
  const stores = new Map<string, Store>();
  for (const { name, views } of services) {
    const store = await openStore({ service: name, lanes: place.lanes, views: [...views] });
    opened.defer(() => store.close());
    stores.set(name, store);
  }
  await expectReplay(services, stores);
}
