import type { Ctx } from '@kloak/platform/context.ts';
import { findByWords } from '@kloak/platform/lists/find-by-words.ts';
import { pageSize } from '@kloak/platform/lists/paging.ts';
import type { Page } from '@kloak/platform/ports/store.ts';
import { maxGroupsFound } from '@kloak/proto/rules/groups.ts';
import { searchedWords } from '@kloak/proto/rules/text/words.ts';
import { type GroupDoc, groups } from './groups.ts';

const maxLooked = 1000;

type GroupSearch = { text: string; page: number; perPage: number; before?: string | undefined };

/**
 * Page of groups whose words begin with all words of the text; none for a text without letters or digits. Groups that match only some of the words may
 * shorten a page, even to nothing, while `next` continues.
 */
export async function findGroups(ctx: Pick<Ctx, 'view'>, { text, page, perPage, before }: GroupSearch): Promise<Page<GroupDoc>> {
  const size = pageSize(perPage, maxGroupsFound);
  const skipped = before === undefined ? page * size : 0;
  const { items, next } = await findByWords(ctx.view(groups), { searched: searchedWords(text), wanted: skipped + size, maxLooked, before });
  return { items: items.slice(skipped), next };
}
