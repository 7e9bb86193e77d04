// Progress of a posted form. The gateway reports it, since the bytes pass through it on both platforms; media knows the owner.
import type { IncomingMessage } from 'node:http';

const minGapMs = 1000;
/**
 * Watches another reader of the form and reports the progress in percent (1–99), once a second at most. Reports nothing for a form that arrives within a
 * second or has no length.
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
  // Pauses until a reader is attached, so that no bytes are lost.
  if (!request.readableFlowing) request.pause();
  request.on('data', look);
}
