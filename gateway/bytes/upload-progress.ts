// How much of a form that is posted has come. The gateway tells it, since the bytes pass through it on both platforms, and media knows whose they are.
import type { IncomingMessage } from 'node:http';

const minGapMs = 1000;
/** The fields of a form stand before its file. */
const maxFieldBytes = 65_536;

/**
 * Looks on while somebody else reads the form, and tells how much of it has come in percent (1–99), and its incoming key, as the form names it: once a
 * second at most. Of one that comes within a second, or does not say how long it is, nothing is told.
 */
export function watchUpload(request: IncomingMessage, tell: (incomingKey: string, percent: number) => void): void {
  const bytes = Number(request.headers['content-length'] ?? 0);
  let [come, head, told] = [0, '', 0];
  let key: string | undefined;
  let toldAt = performance.now();
  const look = (chunk: Buffer) => {
    come += chunk.length;
    if (key === undefined && head.length < maxFieldBytes) {
      head += chunk.toString('latin1', 0, maxFieldBytes);
      key = keyIn(head);
    }
    const percent = Math.min(99, Math.floor((come / bytes) * 100));
    if (key === undefined || percent <= told || performance.now() - toldAt < minGapMs) return;
    [told, toldAt] = [percent, performance.now()];
    tell(key, percent);
  };
  // Paused, so that nothing passes before its reader takes it.
  if (bytes > 0) request.pause().on('data', look);
}

const keyIn = (form: string): string | undefined => /name="key"\r\n\r\n([^\r\n]{1,512})\r\n/.exec(form)?.[1];
