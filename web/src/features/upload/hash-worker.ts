import { sha256Of } from './sha256-of.ts';

/** Runs beside the page: for each file that comes it answers the SHA-256 in hex, or '' where it cannot be read, in the order in which they came. */
let last = Promise.resolve();
addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  last = last.then(async () => postMessage(await sha256Of(file).catch(() => '')));
});
