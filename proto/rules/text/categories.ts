import { type Checked, kept, turnedDown } from './checked.ts';

/** What a video is about; an image has one too, which is not shown. */
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

/** The category; the default one where nothing was said. */
export function readCategory(text: string): Checked<Category> {
  const category = text === '' ? defaultCategory : categories.find((one) => one === text);
  return category === undefined ? turnedDown('bad-category', 'There is no such category.') : kept(category);
}
