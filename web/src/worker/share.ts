import { uploadPath } from '@kloak/proto/rules/app-paths.ts';
import { addressIn } from '@kloak/proto/rules/text/address-in.ts';
import { keepShare, maxSharedBytes, type ShareFault } from '../lib/shared-files.ts';

/**
 * True for a share of another site's page, which is left to the server: it refuses it. Workers see no `Origin` of most requests. A share of the device
 * has none, or `null`, and no referrer.
 */
export function isForeign({ headers, referrer }: Request): boolean {
  const from = [headers.get('Origin') ?? '', referrer].flatMap((text) => addressIn(text) ?? []);
  return from.some(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin);
}

/** Takes what another app of the device shares, and leads to the upload, which has it then. Files wait there until somebody signs in. */
export async function handleShare(request: Request): Promise<Response> {
  const fault = await keepForm(request).catch((): ShareFault => 'nothing');
  return Response.redirect(new URL(`${uploadPath}?shared=${fault ?? 1}`, request.url).href, 303);
}

async function keepForm(request: Request): Promise<ShareFault | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxSharedBytes) return 'no-room';
  const form = await request.formData();
  const files = form.getAll('files').flatMap((one) => (typeof one === 'string' || one.size === 0 ? [] : one));
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return keepShare({ files, title: text('title'), text: text('text') }, Date.now());
}
