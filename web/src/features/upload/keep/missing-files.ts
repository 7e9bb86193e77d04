import { createStore, useStore } from 'zustand';
import { memberState } from '../../../lib/member-state.ts';
import { hashFiles } from '../send/hash-files.ts';
import type { KeptFile } from './kept-uploads.ts';

/** Files of interrupted uploads whose bytes the browser did not keep: the member has to choose them again. */
const missing = memberState(() => createStore<{ readonly files: readonly KeptFile[] }>(() => ({ files: [] })));

export const useMissingFiles = (): readonly KeptFile[] => useStore(missing(), ({ files }) => files);
export const setMissingFiles = (files: readonly KeptFile[]): void => missing().setState({ files });

const isLike = (kept: KeptFile, file: File) => kept.fileName === file.name && kept.size === file.size && kept.lastModified === file.lastModified;

/** Finds missing files among chosen ones, by their hash if it is known. Found ones are no longer missing. */
export async function takeMissing(
  files: readonly File[],
  signal: AbortSignal,
): Promise<{ readonly found: readonly KeptFile[]; readonly rest: readonly File[] }> {
  const known = missing().getState().files;
  const pairs = files.flatMap((file) => {
    const kept = known.find((one) => isLike(one, file));
    return kept ? [{ kept, file }] : [];
  });
  if (pairs.length === 0) return { found: [], rest: files };
  const hashes = await hashFiles(
    pairs.map(({ file }) => file),
    { signal, onHashed: () => undefined },
  );
  const same = pairs.filter(({ kept }, index) => kept.hash === (hashes[index] ?? ''));
  setMissingFiles(known.filter((one) => !same.some(({ kept }) => kept === one)));
  return { found: same.map(({ kept, file }) => ({ ...kept, file })), rest: files.filter((file) => !same.some((pair) => pair.file === file)) };
}
