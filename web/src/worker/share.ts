import { keepShare, maxSharedBytes, type ShareFault } from '../lib/shared-files.ts';

/**
 * Takes what another app of the device shares, and leads to the upload, which has it then. Files wait there until somebody signs in. Refuses: 403 for
 * a form of another site.
 */
export async function handleShare(request: Request): Promise<Response> {
  if (isForeign(request)) return new Response('This form is of another site.', { status: 403, headers: { 'Content-Type': 'text/plain' } });
  const fault = await keepForm(request).catch((): ShareFault => 'nothing');
  return Response.redirect(new URL(`/upload?shared=${fault ?? 1}`, request.url).href, 303);
}

/** Workers see no `Origin` of most requests; a share of the device has none, or `null`. */
function isForeign({ headers, url }: Request): boolean {
  const from = headers.get('Origin');
  return from !== null && from !== 'null' && from !== new URL(url).origin;
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
