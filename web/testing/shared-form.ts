/** A file of a share: its name and type. */
type SharedFile = readonly [name: string, type: string];
export const lakeFile: SharedFile = ['lake.jpg', 'image/jpeg'];

export const sharedFiles = (...files: readonly SharedFile[]): File[] =>
  files.map(([name, type]) => new File([type === 'image/jpeg' ? new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) : 'text'], name, { type }));

type More = { readonly words?: Readonly<Record<string, string>>; readonly headers?: Readonly<Record<string, string>> };

/** The form by which a device shares files. Node cannot read forms with files of the simulated page. */
export function sharedForm(files: readonly SharedFile[], { words = {}, headers = {} }: More = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  for (const file of sharedFiles(...files)) form.append('files', file);
  return Object.assign(new Request('http://localhost/share', { method: 'POST', headers }), { formData: async () => form });
}
