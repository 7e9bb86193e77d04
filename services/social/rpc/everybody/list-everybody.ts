import { cards, confirmedAddresses } from '@kloak/access/cards.ts';
import { admin } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { type ListPage, type ListRequest, readList } from '@kloak/platform/lists/paging.ts';
import type { View } from '@kloak/platform/ports/store.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import { countOf, counts } from '../../views/counts.ts';
import { type InviteDoc, invites } from '../../views/invites.ts';
import { users } from '../../views/users.ts';

type EverybodyRequest = ListRequest & { search: string };
type PageWithTotal<Doc> = ListPage<Doc> & { total: number };

export const listEverybody = rpc('social', 'ListEverybody', {
  access: admin,
  async run(ctx, request) {
    const [sent, known] = await Promise.all([list(ctx, invites, 'invites', request.invites, request), list(ctx, users, 'accounts', request.users, request)]);
    return {
      invites: await withJoined(ctx, sent.items),
      totalInvites: sent.total,
      nextInvites: sent.next,
      users: known.items.map(({ id, username, email }) => ({ id, username, email })),
      totalUsers: known.total,
      nextUsers: known.next,
    };
  },
});

/** A page of all, or those that a search finds. */
async function list<Doc extends { email: string }>(
  ctx: Ctx,
  view: View<Doc>,
  counted: 'invites' | 'accounts',
  isWanted: boolean,
  { search, page, perPage, before }: EverybodyRequest,
): Promise<PageWithTotal<Doc>> {
  const reader = ctx.view(view);
  const prefix = normalizeName(search.trim());
  if (prefix !== '') {
    const items = isWanted ? (await reader.words({ field: 'words', prefix, limit: maxPerPage })).items : [];
    return { items, total: items.length };
  }
  const total = await countOf(ctx.view(counts), counted);
  if (!isWanted) return { items: [], total };
  // An erased member has no address.
  const pick = (doc: Doc) => (doc.email === '' ? [] : [doc]);
  return { ...(await readList({ reader, index: 'all', equals: [], pick }, { page, perPage, before })), total };
}

async function withJoined(ctx: Ctx, sent: readonly InviteDoc[]) {
  const joined = await confirmedAddresses(
    ctx.view(cards),
    sent.map(({ address }) => address),
  );
  return sent.map(({ id, email, member, address }) => ({ id, email, member, joined: joined.has(address) }));
}
