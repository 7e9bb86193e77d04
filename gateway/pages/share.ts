// Pictures shared from a device, where no worker takes them: the page opens without them.
import { Refusal } from '@kloak/platform/errors.ts';
import { uploadPath } from '@kloak/proto/rules/app-paths.ts';
import type { Request, RequestHandler } from 'express';
import type { Site } from '../caller/site.ts';

/** A device's own share has no origin; neither has a form in a sandboxed frame, whose site is another one. */
function isFromDevice({ headers }: Request): boolean {
  const [site, mode] = [headers['sec-fetch-site'], headers['sec-fetch-mode']];
  return (site === undefined || site === 'none' || site === 'same-origin') && (mode === undefined || mode === 'navigate');
}

/** Leads to the upload. The body is discarded as it arrives, with the limits of every refused body. */
export function share(site: Pick<Site, 'isForeign'>): RequestHandler {
  return (request, response) => {
    const { origin, ...headers } = request.headers;
    const isOwn = origin === undefined || origin === 'null' ? isFromDevice(request) : !site.isForeign({ origin, ...headers });
    if (!isOwn) throw new Refusal('forbidden', 'other-origin', 'Only this vault, or your device, may share to it.');
    response.status(303).set({ Location: uploadPath, 'Cache-Control': 'no-store' }).end();
  };
}
