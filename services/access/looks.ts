// Items that admins look at after a report, while the owner allows it.
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { accounts, rightsOf } from './accounts.ts';
import { mayViewItem } from './may-view-item.ts';
import type { ItemFacts } from './policy.ts';
import { factsOf, relations } from './relations.ts';

/** `until` when, by admin, `last`: of the newest look; ISO 8601 UTC. */
type Looks = { item: string; until: Readonly<Record<string, string>>; last: string };

const byReport = ({ data }: { data: { report: string } }) => [data.report];

/** Strict view. One document for each report whose item was looked at, until its owner refuses or it is closed. */
export const looks = strictView<Looks>({
  name: 'looks',
  foldVersion: 1,
  // Reads use the item, which is not in the stream name of a report, so every document becomes doubtful.
  touched: { social: { report: [{ test: () => true }] } },
  indexes: { byItem: { equals: ['item'], sort: 'last', order: 'newest' } },
  on: {
    social: {
      ItemLookedAt: {
        ids: byReport,
        fold: (doc, { at, data: { item, by, until } }) => ({ item, until: { ...doc?.until, [by]: until }, last: at }),
      },
      LookDeclined: change(byReport, () => deleted),
      ReportClosed: change(byReport, () => deleted),
    },
  },
});

/** Maximum reports read per item. */
const maxReportsOfItem = 20;

async function looksAt(ctx: Pick<Ctx, 'account' | 'strict' | 'now'>, item: string): Promise<boolean> {
  const viewer = ctx.account();
  const now = ctx.now().toISOString();
  const { items } = await ctx.strict(looks).page({ index: 'byItem', equals: [item], limit: maxReportsOfItem });
  return items.some(({ until }) => (until[viewer] ?? '') > now) && (await rightsOf(ctx.strict(accounts), viewer)).admin;
}

/** Like `mayViewItem`, and also for admins who look at the item. The service also lists `looks` and `accounts`. */
export async function mayViewOrLook(ctx: Pick<Ctx, 'account' | 'strict' | 'now'>, item: string): Promise<ItemFacts> {
  try {
    return await mayViewItem(ctx, item);
  } catch (error) {
    const facts = await factsOf(ctx.strict(relations), item);
    const isHidden = error instanceof Refusal && error.kind === 'forbidden';
    if (!facts || !isHidden || !(await looksAt(ctx, item))) throw error;
    return facts;
  }
}
