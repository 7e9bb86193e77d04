// Access to report a thing: everybody who may see it. Its owner is read from the thing, never from the request.
import { cards } from '@kloak/access/cards.ts';
import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noSuchMember } from '@kloak/proto/rules/people/members.ts';
import { type ReportedKind, reportedKinds, reportYourself } from '@kloak/proto/rules/reports.ts';
import { viewerOfComment } from './comment.ts';
import { mayViewSubject } from './subject.ts';

/** A report's thing with its owner, and the reporter. */
export type ReportedThing = { reporter: string; kind: ReportedKind; thing: string; owner: string };

const ownerOf: Readonly<Record<ReportedKind, (ctx: Ctx, thing: string) => Promise<string>>> = {
  async MEMBER(ctx, member) {
    // An erased member has a blank card.
    if (!(await ctx.view(cards).get(member))?.username) throw refusalOf(noSuchMember);
    return member;
  },
  ITEM: async (ctx, item) => (await mayViewItem(ctx, item)).owner,
  COMMENT: async (ctx, comment) => (await viewerOfComment.check(ctx, { comment })).writer,
  MESSAGE: async (ctx, message) => (await ctx.rpc.chat.GetWriter({ message })).writer,
  async GROUP_POST(ctx, groupPost) {
    const { subject } = await mayViewSubject(ctx, { groupPost });
    return subject.groupPost?.author ?? '';
  },
};

/** Viewers of the reported thing, except its owner. Refuses: 401, 400 `report-yourself`, `bad-kind`, and like the view of the thing: 403, 404, 503. */
export const seesReported: Access<{ kind: string; thing: string }, ReportedThing> = {
  rule: 'sees-reported',
  async check(ctx, { kind: asked, thing }) {
    const reporter = ctx.account();
    const kind = reportedKinds.find((one) => one === asked);
    if (kind === undefined) throw new Refusal('invalid', 'bad-kind', 'Nothing of this kind can be reported.');
    const owner = await ownerOf[kind](ctx, thing);
    if (owner === reporter) throw refusalOf(reportYourself);
    return { reporter, kind, thing, owner };
  },
};
