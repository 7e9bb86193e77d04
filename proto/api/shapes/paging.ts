// Paging of lists: fields of requests and answers. [Note: Paging] `page` counts from 0 and reaches the first `maxNumberedEntries`. Beyond them, and in
// any list that moves, clients continue with `before`: the `next` of the previous answer.
import { z } from 'zod';
import { maxNumberedEntries, maxPerPage, pageTooDeep } from '../../rules/pages.ts';

const page = z.int().min(0).describe('Number of the page, from 0.');
const perPage = z.int().min(1).describe(`Entries per page, 1–${maxPerPage}; larger values count as ${maxPerPage}.`);

/** Fields of a body that requests a list; `before` replaces `page`. */
export const paging = { page: page.optional(), perPage: perPage.optional(), before: z.string().min(1).max(500).optional() };

/** The same in a query, where every value is text. */
const inAddress = (schema: z.ZodType<number, number>) =>
  z
    .union([
      schema,
      z
        .string()
        .regex(/^[0-9]{1,16}$/)
        .transform(Number)
        .pipe(schema),
    ])
    .optional();
export const queriedPaging = { page: inAddress(page), perPage: inAddress(perPage), before: paging.before };

/** The same under the names that one screen sends. */
export const commentPaging = { ...paging, commentsPage: page.optional(), perCommentsPage: perPage.optional() };

/** Fields of an answer with a part of a list: the total, and the cursor of the next part if there is one. */
export const partOfList = { total: z.int().min(0), next: z.string().optional() };

type PagingFields = { [Name in keyof typeof commentPaging]?: z.output<(typeof commentPaging)[Name]> };
/** Requested part of a list. */
export type RequestedPage = { page: number; perPage: number; before?: string };

const tooDeep = { code: 'custom', message: pageTooDeep.message, params: { code: pageTooDeep.code }, input: undefined } as const;

/** For the end of a body: combines the paging fields into one `paging`. Refuses `page-too-deep`. */
export const paged =
  (defaultPerPage: number) =>
  <Fields extends PagingFields>(fields: Fields, check: z.RefinementCtx) => {
    const { page, perPage, before, commentsPage, perCommentsPage, ...others } = fields;
    const size = Math.min(perPage ?? perCommentsPage ?? defaultPerPage, maxPerPage);
    const number = before === undefined ? (page ?? commentsPage ?? 0) : 0;
    if (number * size > maxNumberedEntries) check.addIssue(tooDeep);
    const asked: RequestedPage = { page: number, perPage: size, before };
    return { ...others, paging: asked };
  };
