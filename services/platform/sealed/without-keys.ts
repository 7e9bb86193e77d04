// Blobs of processes that need no access to bytes. [Note: Processes without keys] On the cluster only processes that handle bytes have the master key.
// Some others remove their own bytes, and have the store without that key; the rest have neither. Somebody who takes over one of these sees no picture.
import type { Blobs } from '../ports/blobs.ts';
import type { Objects } from '../ports/objects.ts';
import { checkOurs, destroyKey, isReserved } from './destroyed-keys.ts';

/** Access by such a process is a defect, and the error names it. */
export function noBlobs(service: string): Blobs {
  const refuse = () => {
    throw new Error(`${service} has no bytes in hand: it is not among the processes that are given the master key`);
  };
  return {
    form: refuse,
    receive: refuse,
    countStored: refuse,
    append: refuse,
    discardParts: refuse,
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
