// Requirements of the store suite for an adapter, and the places its tests work in.
import type { OpenStore, Store, StorePlan } from '../../ports/store.ts';

/** Databases of one test part. */
export type StorePlace = {
  open: OpenStore;
  /** Access for another process: the module, its factory, and the factory's settings as JSON. */
  maker: { module: string; name: string; settings: object };
  remove(): Promise<void>;
};

export type StoreSetting = {
  /** Creates an empty place. */
  place(): Promise<StorePlace>;
  /** Stores that may be open on one place at once: several processes of a cluster, one process of a folder. */
  processes: number;
  /** Number of repetitions, where more prove more. */
  counts: {
    /** Commits of each of 8 writers. */
    writes: number;
    /** Random schedules of folding. */
    schedules: number;
    /** Processes killed at random moments. */
    kills: number;
    /** ms within which each is killed after it began to write. */
    life: number;
  };
  /** Runs `work`, in which a store is opened and queried, and fails if a query scanned a whole table. Absent if that cannot be detected. */
  withoutScans?(work: () => Promise<void>): Promise<void>;
};

export type Bench = {
  setting: StoreSetting;
  lanes: number;
  /** The store of this part. */
  store(): Store;
  /** All stores of this part: as many as `processes`. */
  stores(): Store[];
  /** Closes them and opens them again, like a new start, with another plan if given. */
  restart(plan?: Partial<StorePlan>): Promise<void>;
};

/** One place for the tests of a part, with its stores. Its tests keep apart by names, since making databases is slow on some servers. */
export function usePlace(setting: StoreSetting, plan: StorePlan): Bench {
  let place: StorePlace | undefined;
  let stores: Store[] = [];
  const open = async (changed: Partial<StorePlan> = {}) => {
    for (let count = 0; count < setting.processes; count += 1) if (place) stores.push(await place.open({ ...plan, ...changed }));
  };
  const close = async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
  };
  beforeAll(async () => {
    place = await setting.place();
    await open();
  });
  afterAll(async () => {
    await close();
    await place?.remove();
  });
  return {
    setting,
    lanes: plan.lanes,
    store() {
      const [store] = stores;
      if (!store) throw new Error('the store is not open');
      return store;
    },
    stores: () => stores,
    async restart(changed) {
      await close();
      await open(changed);
    },
  };
}
