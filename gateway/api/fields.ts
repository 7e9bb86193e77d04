// Fields that many bodies have, as zod schemas.
import { z } from 'zod';

/** What nobody types and some databases and terminals choke on: control characters, but for tabs and ends of lines. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** Text as people write it; half characters are mended and control characters left out, so that what is stored is what is sent back. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((value) => value.toWellFormed().replace(controls, ''));

/** A password, of whatever characters. */
export const secret = z
  .string()
  .max(1000)
  .overwrite((value) => value.toWellFormed());

const plainId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
/** An id, or the thing itself with its `_id`. */
export const id = z.union([plainId, z.object({ _id: plainId })]).transform((value) => (typeof value === 'string' ? value : value._id));

/** The caller: only oneself is accepted, before shapes are looked at (rows.ts). */
export const me = id.describe('The caller: an id, or an object with `_id`.');

export const noPrivacy = 'Must select a privacy option';
export const privacy = z.enum(['PRIVATE', 'FAMILY_ONLY'], { error: noPrivacy });
const categories = ['FILM', 'AUTOS', 'MUSIC', 'PETS', 'SPORTS', 'FAMILY', 'OTHER'] as const;
export const category = z.enum(categories);

/** Names and keys are answered by the services; here only what no service should have to read is turned away. */
export const storageKey = z.string().regex(/^[A-Za-z0-9._/-]{1,512}$/);

const mostPages = 1_000_000;
const page = z.int().min(0).describe('From 0.');
const perPage = z.int().min(1).describe('1–100; more is cut to 100.');

/** How lists are asked for; `before` takes the place of `page`. */
export const paging = { page: page.optional(), perPage: perPage.optional(), before: z.string().min(1).max(500).optional() };

/** The same under the names that one screen sends. */
export const commentPaging = { ...paging, commentsPage: page.optional(), perCommentsPage: perPage.optional() };

type Paging = {
  page?: number | undefined;
  perPage?: number | undefined;
  before?: string | undefined;
  commentsPage?: number | undefined;
  perCommentsPage?: number | undefined;
};
export type PageAsked = { page: number; perPage: number; before?: string };

export function pageOf(asked: Paging, usual: number): PageAsked {
  const number = asked.page ?? asked.commentsPage ?? 0;
  const size = asked.perPage ?? asked.perCommentsPage ?? usual;
  return { page: Math.min(number, mostPages), perPage: Math.min(size, 100), ...(asked.before === undefined ? {} : { before: asked.before }) };
}

/** Without the fields that are not there: proto3 tells absent from empty. */
export function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const present: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = { ...fields };
  for (const name in present) if (present[name] === undefined) delete present[name];
  return present;
}
