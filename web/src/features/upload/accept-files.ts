import { texts } from '../../lib/texts.ts';

const supported = ['jpg', 'jpeg', 'png', 'heic', 'heif', 'mp4', 'mov', 'mpeg', 'mpg', 'wmv'];
const images = ['jpg', 'jpeg', 'png', 'heic', 'heif'];
const most = 100;

/** What the file dialog offers. */
export const pickable = '.jpg,.jpeg,.png,image/jpeg,image/png';

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
export const isImage = ({ name }: { readonly name: string }) => images.includes(extensionOf(name));

/** Why a drop is refused at once, in the specification's words, or nothing. Counts by kind, sizes and the space are the server's to judge. */
export function refusalOf(files: readonly { readonly name: string; readonly size: number }[]): string | undefined {
  const { upload: t } = texts;
  if (files.some(({ name }) => !supported.includes(extensionOf(name)))) return t.unsupported;
  if (files.length > most) return files.every(isImage) ? t.tooManyImages : t.tooMany;
  return files.some(({ size }) => size === 0) ? t.empty : undefined;
}
