import { type FileHandle, open } from 'node:fs/promises';

/** The files and folders, by their inodes, that are synced to the disk while some work is done. */
export async function syncedBy(work: () => Promise<unknown>): Promise<Set<number>> {
  const probe = await open('.', 'r');
  const handles: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  const { sync } = handles;
  const synced = new Set<number>();
  handles.sync = async function () {
    synced.add((await this.stat()).ino);
    await sync.call(this);
  };
  try {
    await work();
  } finally {
    handles.sync = sync;
  }
  return synced;
}
