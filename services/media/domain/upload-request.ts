// Files of one upload, as declared before anything is sent.
import { type Refusal, refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import type { FileKind } from '@kloak/proto/rules/files/file-kinds.ts';
import { uploadFlows } from '@kloak/proto/rules/files/upload-flows.ts';
import { checkFiles, readKinds } from '@kloak/proto/rules/files/uploads.ts';
import { readVideoTitle } from '@kloak/proto/rules/text/titles.ts';
import type { OfferedFile__Output, UploadFlow } from '@kloak/proto/types/media.ts';
import { type ItemDetails, readDetails, titleOr } from './item/details.ts';

type RequestedFile = Pick<OfferedFile__Output, 'fileName' | 'size' | 'type' | 'duration' | 'lastModified' | 'onArrival'>;
/**
 * A declared file; `type` is the content type for which its form is signed. `onArrival`: details for publishing it as soon as its bytes are checked,
 * always with a title.
 */
export type AcceptedFile = { fileName: string; size: number; type: string; kind: FileKind['kind']; lastModified?: string; onArrival?: ItemDetails };

/**
 * Accepted files in their order, or none with the refusal 415 `unsupported` if the upload does not take one of their kinds. That refusal is returned
 * rather than thrown, because missing space is refused first. Throws 400 and 413 `file-too-large` at once.
 */
export function acceptFiles(files: RequestedFile[], flow: UploadFlow | undefined, maxFileBytes: number): { accepted: AcceptedFile[]; refusal?: Refusal } {
  const rules = uploadFlows[flow ?? 'UPLOAD_FLOW_UNSPECIFIED'];
  // Malformed details are refused before sizes.
  const said = files.map(({ fileName, onArrival }) => (onArrival ? readOnArrival(onArrival, fileName, flow) : undefined));
  valueOrRefuse(checkFiles(files, maxFileBytes, rules));
  const { value: kinds, fault } = readKinds(files, rules);
  if (fault) return { accepted: [], refusal: refusalOf(fault) };
  return {
    accepted: files.flatMap(({ fileName, size, type, lastModified }, index) => {
      const [kind, onArrival] = [kinds[index], said[index]];
      if (!kind) return [];
      const accepted = { fileName, size, type: plainType(type) ?? kind.type, kind: kind.kind };
      return [{ ...accepted, ...(lastModified && { lastModified }), ...(onArrival && { onArrival }) }];
    }),
  };
}

/** A single video needs a title. */
function readOnArrival(said: Parameters<typeof readDetails>[0], fileName: string, flow: UploadFlow | undefined): ItemDetails {
  if (flow === 'ONE_VIDEO') valueOrRefuse(readVideoTitle(said.title));
  const details = readDetails(said);
  return { ...details, title: titleOr(details, fileName) };
}

/** Declared content type, if it is valid in a form. The bytes decide about the real one. */
function plainType(type: string): string | undefined {
  return /^(image|video)\/[\w.+-]{1,60}$/.test(type) ? type : undefined;
}
