// Rules for previews that a page offers.
import { Refusal } from '@kloak/platform/errors.ts';
import { maxPreviewBytes, previewType } from '@kloak/proto/rules/files/previews.ts';
import { unsupported } from '@kloak/proto/rules/files/uploads.ts';
import type { OfferedPreview__Output } from '@kloak/proto/types/media.ts';

/** Refuses: 400 `no-items` without items or with a repeated one, 400 `empty-file`, 413 `preview-too-large`, 415 `unsupported`. */
export function checkPreviews(previews: readonly OfferedPreview__Output[]): void {
  const items = new Set(previews.map(({ item }) => item));
  if (items.size === 0 || items.size < previews.length) throw new Refusal('invalid', 'no-items', 'Please name each item once.');
  checkPreviewsFilled(previews);
  checkPreviewSizes(previews);
  if (!previews.every(isPreviewType)) throw new Refusal('unsupported', unsupported.code, 'A preview is a JPEG.');
}

/** Size in bytes; some pages know it only after they made the preview. */
type PreviewSizes = readonly { size?: number | undefined }[];

/** Refuses: 400 `empty-file`. */
export function checkPreviewsFilled(previews: PreviewSizes): void {
  if (previews.some(({ size = 1 }) => size <= 0)) throw new Refusal('invalid', 'empty-file', 'An empty file cannot be uploaded.');
}

/** Refuses: 413 `preview-too-large`. */
export function checkPreviewSizes(previews: PreviewSizes): void {
  if (previews.some(({ size = 1 }) => size > maxPreviewBytes)) throw new Refusal('too-large', 'preview-too-large', 'A preview may have 2 MB at most.');
}

export const isPreviewType = ({ type }: { type: string }): boolean => type === previewType;
