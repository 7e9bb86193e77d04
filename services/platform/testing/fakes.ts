// Fakes of ports for tests: services get ports whose methods a test answers for a while. Real ports stay as they are.
import type { Platform } from '../ports/platform.ts';
import type { Store } from '../ports/store.ts';

/** Returns the methods that stand in for those of `real`. */
export type MakeFake<Port> = (real: Port) => Partial<Port>;

export type Fakeable<Port> = {
  /** The port that services get. */
  port: Port;
  /** Lets methods of a fake answer instead, the newest fake first; returns the end of it. */
  fake(make: MakeFake<Port>): () => void;
};

export function fakeable<Port extends object>(real: Port): Fakeable<Port> {
  let fakes: readonly Partial<Port>[] = [];
  return {
    port: new Proxy(real, {
      get: (target, name) => Reflect.get(fakes.findLast((fake) => name in fake) ?? target, name),
    }),
    fake(make) {
      const fake = make(real);
      fakes = [...fakes, fake];
      return () => {
        fakes = fakes.filter((one) => one !== fake);
      };
    },
  };
}

export type StoreFakes = Pick<{ readonly [Part in keyof Store]: Fakeable<Store[Part]>['fake'] }, 'log' | 'jobs' | 'rotations' | 'views'>;
export type Fakes = { readonly [Name in 'blobs' | 'live' | 'mail' | 'webPush' | 'cache']: Fakeable<Platform[Name]>['fake'] } & {
  /** Fakes of the parts of a service's store, once it is open. */
  storeOf(service: string): StoreFakes;
};

/** The platform that services get, and the fakes of its ports. */
export function fakeablePlatform(real: Platform): { platform: Platform; fake: Fakes } {
  const [blobs, live, mail] = [fakeable(real.blobs), fakeable(real.live), fakeable(real.mail)];
  const [webPush, cache] = [fakeable(real.webPush), fakeable(real.cache)];
  const stores = new Map<string, StoreFakes>();
  const openStore: Platform['openStore'] = async (plan) => {
    const store = await real.openStore(plan);
    const [log, jobs, rotations, views] = [fakeable(store.log), fakeable(store.jobs), fakeable(store.rotations), fakeable(store.views)];
    stores.set(plan.service, { log: log.fake, jobs: jobs.fake, rotations: rotations.fake, views: views.fake });
    return { ...store, log: log.port, jobs: jobs.port, rotations: rotations.port, views: views.port };
  };
  const storeOf = (service: string) => {
    const found = stores.get(service);
    if (found === undefined) throw new Error(`the store of ${service} is not open`);
    return found;
  };
  return {
    platform: { ...real, openStore, blobs: blobs.port, live: live.port, mail: mail.port, webPush: webPush.port, cache: cache.port },
    fake: { blobs: blobs.fake, live: live.fake, mail: mail.fake, webPush: webPush.fake, cache: cache.fake, storeOf },
  };
}
