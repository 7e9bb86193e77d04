// The only list of services. One word is folder, proto package, topic, database and DNS name. Processes, keys, tests and benchmarks use it.
import type { Service } from '@kloak/platform/service.ts';
import type { ServiceName } from '@kloak/proto/types/index.ts';

/**
 * `load`: called only in the process that runs it. `bytes`: access of a cluster's process to bytes. `content` reads and stores them, with the master
 * key; `names` only removes its own, with the store alone. See [Note: Processes without keys].
 */
type ProcessTarget<Name extends string> = { load(): Promise<Service<Name>>; bytes?: 'content' | 'names' };

const services: { readonly [Name in ServiceName]: ProcessTarget<Name> } = {
  identity: { load: async () => (await import('@kloak/identity/service.ts')).identity, bytes: 'names' },
  social: { load: async () => (await import('@kloak/social/service.ts')).social },
  media: { load: async () => (await import('@kloak/media/service.ts')).media, bytes: 'content' },
  transcoding: { load: async () => (await import('@kloak/transcoding/service.ts')).transcoding, bytes: 'content' },
  chat: { load: async () => (await import('@kloak/chat/service.ts')).chat },
  groups: { load: async () => (await import('@kloak/groups/service.ts')).groups, bytes: 'names' },
  notification: { load: async () => (await import('@kloak/notification/service.ts')).notification },
  billing: { load: async () => (await import('@kloak/billing/service.ts')).billing },
};

const targets: { readonly [Name in ServiceName | 'gateway']: ProcessTarget<Name> } = {
  ...services,
  gateway: { load: async () => (await import('@kloak/gateway/gateway.ts')).gateway, bytes: 'content' },
};

const isTarget = (name: string): name is keyof typeof targets => Object.hasOwn(targets, name);
const isService = (name: string): name is ServiceName => Object.hasOwn(services, name);

export const serviceNames: readonly ServiceName[] = Object.keys(services).filter(isService);

/** Targets of a cluster's processes; each has a key pair. */
export const clusterTargets: readonly string[] = ['gateway', ...serviceNames];

/** Access of a target to bytes; `undefined` for an unknown target. */
export const bytesAccessOf = (target: string): ProcessTarget<string>['bytes'] => (isTarget(target) ? targets[target].bytes : undefined);

/** Loads the services of a process: `all`, or one target. Throws for an unknown name. */
export function loadTarget(target: string): Promise<Service[]> {
  if (target === 'all') return Promise.all(Object.values(targets).map(({ load }): Promise<Service> => load()));
  if (!isTarget(target)) throw new Error(`There is no target "${target}".`);
  return Promise.all([targets[target].load()]);
}

/** All services except the gateway. */
export const loadServices = (): Promise<Service[]> => Promise.all(serviceNames.map((name): Promise<Service> => services[name].load()));
