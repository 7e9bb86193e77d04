import { type AvatarSquare, avatarFault, maxAvatarBytes } from '@kloak/proto/rules/files/avatar-files.ts';
import { fileKinds, isKindUnknown, kindOfFile } from '@kloak/proto/rules/files/file-kinds.ts';
import { checkFileSize } from '@kloak/proto/rules/files/file-sizes.ts';
import { type Checked, faultResult, validValue } from '@kloak/proto/rules/text/checked.ts';
import { avatarTexts as t } from './texts.ts';

/** New avatar; without a file the generated one. `square`: the chosen part of the picture, if any. */
export type Chosen = { readonly file?: File; readonly square?: AvatarSquare };

/** Types that the file dialog offers. */
export const acceptedTypes = fileKinds
  .filter(({ kind }) => kind === 'IMAGE')
  .flatMap(({ extensions, type }) => [...extensions.map((extension) => `.${extension}`), type])
  .join();

const offer = ({ name, type }: File) => ({ fileName: name, type });

/** True if every browser can decode it, judging by its name and type. */
export const isDrawable = (file: File) => ['image/jpeg', 'image/png'].includes(kindOfFile(offer(file))?.type ?? '');

/** Accepts one picture, judging by its name, of an allowed size. The server checks its content. */
export function readAvatarFile(files: readonly File[]): Checked<Chosen> {
  const [file] = files;
  if (!file || files.length > 1) return faultResult('one-file', t.one);
  if (kindOfFile(offer(file))?.kind !== 'IMAGE' && !isKindUnknown(offer(file))) return { fault: avatarFault('unsupported') };
  const { fault } = checkFileSize(file.size, maxAvatarBytes);
  return fault ? { fault } : validValue({ file });
}
