import { type Checked, faultResult, validValue } from './checked.ts';

/** Subject of a video; an image has one too, which is never displayed. */
export const categories = ['FILM', 'AUTOS', 'MUSIC', 'PETS', 'SPORTS', 'FAMILY', 'OTHER'] as const;
export type Category = (typeof categories)[number];
export const categoryLabels = {
  FILM: 'Film & Animation',
  AUTOS: 'Autos & Vehicles',
  MUSIC: 'Music',
  PETS: 'Pets & Animals',
  SPORTS: 'Sports',
  FAMILY: 'Family',
  OTHER: 'Other',
} as const satisfies Record<Category, string>;
export const defaultCategory: Category = 'FILM';

export const isCategory = (value: unknown): value is Category => categories.some((one) => one === value);

/** Parses a category; an empty text is the default one. */
export function readCategory(text: string): Checked<Category> {
  const category = text === '' ? defaultCategory : categories.find((one) => one === text);
  return category === undefined ? faultResult('bad-category', 'There is no such category.') : validValue(category);
}
