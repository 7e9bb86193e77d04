import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { advance, giveUpExport, isNextStep, type MemberExport, memberExport } from '../domain/member-export.ts';
import { writeStep } from '../steps/export/write-step.ts';

type AtStep = { data: { owner: string; after: MemberExport | null } };

async function goOn(ctx: ReactionCtx, { data: { owner, after: step } }: AtStep): Promise<void> {
  const stream = memberExport.of({ owner });
  if (!step || !isNextStep(await ctx.state(stream), step)) return;
  await ctx.decide(stream, advance(owner, step, await writeStep(ctx, owner, step), ctx.now()));
}

async function giveUp(ctx: ReactionCtx, { data: { owner, after } }: AtStep): Promise<void> {
  if (after) await ctx.decide(memberExport.of({ owner }), giveUpExport({ owner, id: after.id }, ctx.now()));
}

/** Writes an export page by page. Each page is its own job, so an interrupted export resumes at its page. */
export const makeExport = reaction({
  name: 'make-export',
  from: 'start',
  concurrency: { total: 2, perHome: 1 },
  on: { media: { ExportRequested: goOn, ExportAdvanced: goOn } },
  whenParked: { media: { ExportRequested: giveUp, ExportAdvanced: giveUp } },
});
