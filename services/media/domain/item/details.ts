// Details that the owner gives when publishing an item.
import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { type Privacy, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { type Category, readCategory } from '@kloak/proto/rules/text/categories.ts';
import { readDescription, readTitle, readVideoTitle, titleOfFile } from '@kloak/proto/rules/text/titles.ts';
import type { ChangeDetailsRequest__Output, ItemDetails__Output } from '@kloak/proto/types/media.ts';

export type ItemDetails = { title: string; description: string; privacy: Privacy; category: Category };

/** Reads the details. Refuses 400 without a privacy (`no-privacy`) or with an unknown category (`bad-category`). */
export function readDetails({ title, description, privacy, category }: Omit<ItemDetails__Output, 'item'>): ItemDetails {
  return {
    privacy: valueOrRefuse(readPrivacy(privacy)),
    category: valueOrRefuse(readCategory(category)),
    title: valueOrRefuse(readTitle(title)),
    description: valueOrRefuse(readDescription(description)),
  };
}

/** Reads the changed details. Refuses 400 `no-privacy` for an unknown one, `no-title` for an empty title, and `bad-category`. */
export function readChange({ title, description, privacy, category }: Omit<ChangeDetailsRequest__Output, 'item'>) {
  return {
    ...(privacy !== undefined && { privacy: valueOrRefuse(readPrivacy(privacy)) }),
    ...(title !== undefined && { title: valueOrRefuse(readVideoTitle(title)) }),
    ...(description !== undefined && { description: valueOrRefuse(readDescription(description)) }),
    ...(category !== undefined && { category: valueOrRefuse(readCategory(category)) }),
  };
}

/** The title, or else the file's name without its extension. */
export function titleOr({ title }: ItemDetails, fileName: string): string {
  return title || titleOfFile(fileName);
}
