import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { owner } }: { data: { owner: string } }): Promise<void> {
  ctx.pushChanges([owner], [{ what: 'export' }]);
}

/** Tells the owner's pages how far an export is. */
export const announceExport = reaction({
  name: 'announce-export',
  from: 'now',
  on: { media: { ExportRequested: announce, ExportAdvanced: announce, ExportCompleted: announce, ExportGivenUp: announce, ExportExpired: announce } },
});
