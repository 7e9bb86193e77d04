import type { Fault } from '@kloak/proto/rules/checked.ts';
import { fileKinds, kindByName } from '@kloak/proto/rules/file-kinds.ts';
import { checkFiles, readKinds, unsupported } from '@kloak/proto/rules/uploads.ts';

/** What the file dialog offers. */
export const pickable = fileKinds
  .filter(({ shown }) => shown)
  .flatMap(({ extensions, type }) => [...extensions.map((extension) => `.${extension}`), type])
  .join();

/** How JPEG, PNG and, at its fifth byte, HEIC begin. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^.{4}ftyp/s];

async function isPhotograph(file: File): Promise<boolean> {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return beginnings.some((beginning) => beginning.test(text));
}

/** Whether all that are named as photographs begin like one: who took a wrong file learns it now. What they really are the server judges. */
async function beginAsNamed(files: readonly File[]): Promise<boolean> {
  const found = await Promise.all(files.filter(({ name }) => kindByName(name)?.kind === 'IMAGE').map(isPhotograph));
  return found.every(Boolean);
}

/** Why a choice is refused at once, as the server would refuse it, or nothing. The largest size and the space are the server's to judge. */
export async function checkChosen(files: readonly File[]): Promise<Fault | undefined> {
  const offered = files.map(({ name, size }) => ({ fileName: name, size }));
  return checkFiles(offered).fault ?? readKinds(offered).fault ?? ((await beginAsNamed(files)) ? undefined : unsupported);
}
