import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import type { PushDevice } from '../domain/push-devices.ts';

type DevicesDoc = { member: string; devices: PushDevice[] };

/** One document for each member with devices that receive pushes. */
export const pushDevicesView = view<DevicesDoc>({
  name: 'push-devices',
  foldVersion: 1,
  on: {
    notification: {
      PushDevicesChanged: {
        ids: ({ data }) => [data.member],
        fold: (_doc, { data: { member, devices } }) => (devices.length === 0 ? deleted : { member, devices }),
      },
    },
  },
});

type EndpointDoc = { endpoint: string; member: string; at: string };

/** The member whose device subscribed last under an endpoint: a browser that several members use belongs to the newest. */
export const pushEndpoints = view<EndpointDoc>({
  name: 'push-endpoints',
  foldVersion: 1,
  on: {
    notification: {
      PushDevicesChanged: {
        ids: ({ data: { added } }) => (added === undefined ? [] : [added]),
        fold: (doc, { data: { member }, at }, endpoint) => (doc !== undefined && doc.at > at ? doc : { endpoint, member, at }),
      },
    },
  },
});

const maxRead = 500;

/** Devices of those members who have any, without those whose browser another member took over. */
export async function devicesOf(
  { devices, endpoints }: { devices: ViewReader<DevicesDoc>; endpoints: ViewReader<EndpointDoc> },
  members: readonly string[],
): Promise<ReadonlyMap<string, readonly PushDevice[]>> {
  const ids = [...new Set(members)];
  const found = (await Promise.all(chunksOf(ids, maxRead).map((some) => devices.getMany(some)))).flat();
  const all = found.flatMap((doc) => doc.devices.map(({ endpoint }) => endpoint));
  const owners = (await Promise.all(chunksOf(all, maxRead).map((some) => endpoints.getMany([...new Set(some)])))).flat();
  const ownerOf = new Map(owners.map(({ endpoint, member }) => [endpoint, member]));
  return new Map(found.map((doc) => [doc.member, doc.devices.filter(({ endpoint }) => ownerOf.get(endpoint) === doc.member)]));
}
