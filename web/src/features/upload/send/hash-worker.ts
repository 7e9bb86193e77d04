import { sha256Of } from './sha256-of.ts';

/** Answers each file with its SHA-256 in hex, or with '' if it cannot be read. Runs in a worker. */
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  postMessage(await sha256Of(file).catch(() => ''));
});
