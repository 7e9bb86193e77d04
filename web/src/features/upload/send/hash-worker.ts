import { sha256Of } from './sha256-of.ts';

/** Runs beside the page: for each file that comes it answers the SHA-256 in hex, or '' where it cannot be read. */
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  postMessage(await sha256Of(file).catch(() => ''));
});
