/** A file of a share: its name and type. Each has the first bytes of a JPEG. */
type SharedFile = readonly [name: string, type: string];
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
export const lakeFile: SharedFile = ['lake.jpg', 'image/jpeg'];

type More = { readonly words?: Readonly<Record<string, string>>; readonly headers?: Readonly<Record<string, string>> };

/** The form by which a device shares files. It is written by hand, since Node has no form of the simulated page's files. */
export function sharedForm(files: readonly SharedFile[], { words = {}, headers = {} }: More = {}): Request {
  const boundary = 'shared';
  const part = (disposition: string, ...rest: readonly string[]) =>
    Buffer.from([`--${boundary}`, `Content-Disposition: form-data; ${disposition}`, ...rest].join('\r\n'));
  const body = Buffer.concat([
    ...Object.entries(words).map(([name, value]) => part(`name="${name}"`, '', value, '')),
    ...files.flatMap(([name, type]) => [part(`name="files"; filename="${name}"`, `Content-Type: ${type}`, '', ''), jpeg, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return new Request('http://localhost/share', { method: 'POST', body, headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers } });
}

/** The files of such a form, as a worker reads them. */
export async function sharedFiles(...files: readonly SharedFile[]): Promise<File[]> {
  const form = await sharedForm(files).formData();
  return form.getAll('files').flatMap((one) => (typeof one === 'string' ? [] : one));
}
