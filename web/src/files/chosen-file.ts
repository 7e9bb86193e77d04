import { wait } from '../lib/wait.ts';

/**
 * A file with its size in bytes and its last change in milliseconds since 1970. A browser reads both from the disk at each access and blocks the page
 * meanwhile, so they are read once.
 */
export type ChosenFile = { readonly file: File; readonly size: number; readonly lastModified: number };

/** Number of files that are read before the page can handle other work. */
const atOnce = 8;

/** Maps a list a few entries at a time, so that the page is never blocked by a hundred of them. */
export async function mapInSeries<One, Seen>(list: readonly One[], look: (one: One) => Seen | Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let at = 0; at < list.length; at += atOnce) {
    if (at > 0) await wait(0);
    seen.push(...(await Promise.all(list.slice(at, at + atOnce).map(look))));
  }
  return seen;
}

export const chosenFilesOf = (files: readonly File[]): Promise<ChosenFile[]> =>
  mapInSeries(files, (file) => ({ file, size: file.size, lastModified: file.lastModified }));

const isFilm = ({ file }: Pick<ChosenFile, 'file'>) => file.type.startsWith('video/');

/** Files in the order in which others will see them: the last one is published as the newest. Films, which take long to send, follow the photographs. */
export function displayOrder<One extends Pick<ChosenFile, 'file'>>(files: readonly One[]): One[] {
  const newest = files.toReversed();
  return [...newest.filter((one) => !isFilm(one)), ...newest.filter(isFilm)];
}
