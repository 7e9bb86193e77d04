// Blobs of processes that have no business with what stands in them. [Note: Who has the bytes] On the cluster the master key is given to those alone that handle
// bytes; some others remove what is theirs, and have the store without that key; the rest have neither. So whoever takes over one of these sees no picture.
import type { Blobs } from '../ports/blobs.ts';
import type { Objects } from '../ports/objects.ts';
import { checkOurs, destroyKey, isReserved } from './destroyed-keys.ts';

/** What asks them all the same is a defect, which says so. */
export function noBlobs(service: string): Blobs {
  const refuse = () => {
    throw new Error(`${service} has no bytes in hand: it is not among the processes that are given the master key`);
  };
  return {
    form: refuse,
    receive: refuse,
    send: refuse,
    put: refuse,
    stat: refuse,
    read: refuse,
    copy: refuse,
    remove: refuse,
    digest: refuse,
    list: refuse,
    destroyKey: refuse,
    rewrapKeys: refuse,
    sealStored: refuse,
    expectPlain: refuse,
    space: () => undefined,
    problems: () => [],
  };
}

/** They are listed and removed, and keys destroyed. */
export function unreadableBlobs(service: string, objects: Objects): Blobs {
  return {
    ...noBlobs(service),
    async remove(keys) {
      keys.forEach(checkOurs);
      await objects.remove(keys);
    },
    async *list(prefix, before) {
      for await (const key of objects.list(prefix, before)) if (!isReserved(key)) yield key;
    },
    destroyKey: (owner) => destroyKey(objects, owner),
    problems: objects.problems,
  };
}
