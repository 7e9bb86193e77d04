// Progress of a file that is received. The gateway reports it, since the bytes pass through it on both platforms; media knows the owner.
import type { IncomingMessage } from 'node:http';

const minGapMs = 1000;
/** Bytes that are stored already, and of the whole. */
type Span = { readonly storedBytes: number; readonly wholeBytes: number };

/**
 * Watches another reader of the request and reports the progress in percent (1–99), once a second at most. Reports nothing if it arrives within a second
 * or has no length.
 */
export function watchUpload(request: IncomingMessage, { storedBytes, wholeBytes }: Span, report: (percent: number) => void): void {
  let [received, reported] = [storedBytes, 0];
  let reportedAt = performance.now();
  const look = (chunk: Buffer) => {
    received += chunk.length;
    const percent = Math.min(99, Math.floor((received / wholeBytes) * 100));
    if (percent <= reported || performance.now() - reportedAt < minGapMs) return;
    [reported, reportedAt] = [percent, performance.now()];
    report(percent);
  };
  if (wholeBytes === 0) return;
  // Pauses until a reader is attached, so that no bytes are lost.
  if (!request.readableFlowing) request.pause();
  request.on('data', look);
}
