// Progress of a posted form. The gateway reports it, since the bytes pass through it on both platforms; media knows the owner.
import type { IncomingMessage } from 'node:http';

const minGapMs = 1000;
/**
 * Looks on while somebody else reads the form, and tells how much of it has come in percent (1–99), once a second at most. Of one that comes within a
 * second, or does not say how long it is, nothing is told.
 */
export function watchUpload(request: IncomingMessage, tell: (percent: number) => void): void {
  const bytes = Number(request.headers['content-length'] ?? 0);
  let [come, told] = [0, 0];
  let toldAt = performance.now();
  const look = (chunk: Buffer) => {
    come += chunk.length;
    const percent = Math.min(99, Math.floor((come / bytes) * 100));
    if (percent <= told || performance.now() - toldAt < minGapMs) return;
    [told, toldAt] = [percent, performance.now()];
    tell(percent);
  };
  if (bytes === 0) return;
  // Nothing passes before its reader takes it.
  if (!request.readableFlowing) request.pause();
  request.on('data', look);
}
