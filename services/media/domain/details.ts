// What people say of an item when they publish it.

import { Refusal } from '@kloak/platform/errors.ts';
import type { ItemDetails__Output } from '@kloak/proto/types/kloak/media/v1/ItemDetails.ts';

export type Details = { title: string; description: string; privacy: 'PRIVATE' | 'FAMILY_ONLY'; category: string };

const categories = ['FILM', 'AUTOS', 'MUSIC', 'PETS', 'SPORTS', 'FAMILY', 'OTHER'];

/** Reads what was said. Refuses 400 without a privacy (`no-privacy`) or with a category that does not exist (`bad-category`). */
export function readDetails({ title, description, privacy, category }: Omit<ItemDetails__Output, 'item'>): Details {
  if (privacy !== 'PRIVATE' && privacy !== 'FAMILY_ONLY') throw new Refusal('invalid', 'no-privacy', 'Must select a privacy option');
  if (category !== '' && !categories.includes(category)) throw new Refusal('invalid', 'bad-category', 'There is no such category.');
  return { title: title.trim(), description: description.trim(), privacy, category: category || 'FILM' };
}

/** The title, or else the file's name without its extension. */
export function titleOr({ title }: Details, fileName: string): string {
  return title || fileName.replace(/(?<=.)\.[^.]*$/, '');
}
