// The files of one upload as they may come, before anything is sent.
import { type Refusal, refusalOf } from '@kloak/platform/errors.ts';
import type { FileKind } from '@kloak/proto/rules/file-kinds.ts';
import { readKinds } from '@kloak/proto/rules/uploads.ts';
import type { OfferedFile__Output as RequestedFile } from '@kloak/proto/types/kloak/media/v1/OfferedFile.ts';

/** A file that may come; `type` is the content type that its form is signed for. */
export type AcceptedFile = { fileName: string; size: number; type: string; kind: FileKind['kind'] };

/**
 * The files that may come, in their order; or none, with the refusal that is due when one of them is of no kind of ours, or of one that cannot
 * be shown yet: 415 `unsupported`. It is handed back, not thrown: a vault without the space is refused first.
 */
export function acceptFiles(files: RequestedFile[]): { accepted: AcceptedFile[]; refusal?: Refusal } {
  const { value: kinds, fault } = readKinds(files);
  if (fault) return { accepted: [], refusal: refusalOf(fault) };
  const pairs = kinds.flatMap((kind, index) => (files[index] ? [{ kind, file: files[index] }] : []));
  return { accepted: pairs.map(({ kind, file: { fileName, size, type } }) => ({ fileName, size, type: plainType(type) ?? kind.type, kind: kind.kind })) };
}

/** A declared content type that can stand in a form; the checked one comes from the bytes. */
function plainType(type: string): string | undefined {
  return /^(image|video)\/[\w.+-]{1,60}$/.test(type) ? type : undefined;
}
