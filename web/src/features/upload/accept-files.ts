import { memberTexts } from '../../lib/member-texts.ts';

const supported = ['jpg', 'jpeg', 'png', 'heic', 'heif', 'mp4', 'mov', 'mpeg', 'mpg', 'wmv'];
const images = ['jpg', 'jpeg', 'png', 'heic', 'heif'];
const most = 100;

/** What the file dialog offers. */
export const pickable = '.jpg,.jpeg,.png,image/jpeg,image/png';

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
export const isImage = ({ name }: { readonly name: string }) => images.includes(extensionOf(name));

const photograph = /\.(jpe?g|png)$/i;
/** How JPEG, PNG and, at its fifth byte, HEIC begin. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^.{4}ftyp/s];

async function isPhotograph(file: File): Promise<boolean> {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return beginnings.some((beginning) => beginning.test(text));
}

/** Whether all that are named as photographs begin like one: who took a wrong file learns it now. What they really are the server judges. */
export async function beginAsNamed(files: readonly File[]): Promise<boolean> {
  const found = await Promise.all(files.filter(({ name }) => photograph.test(name)).map(isPhotograph));
  return found.every(Boolean);
}

/** Why a drop is refused at once, in the specification's words, or nothing. Counts by kind, sizes and the space are the server's to judge. */
export function refusalOf(files: readonly { readonly name: string; readonly size: number }[]): string | undefined {
  const { upload: t } = memberTexts;
  if (files.some(({ name }) => !supported.includes(extensionOf(name)))) return t.unsupported;
  if (files.length > most) return files.every(isImage) ? t.tooManyImages : t.tooMany;
  return files.some(({ size }) => size === 0) ? t.empty : undefined;
}
