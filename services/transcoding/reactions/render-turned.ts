import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { EventOfType } from '@kloak/platform/event.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { readQuarterTurns } from '@kloak/proto/rules/turns.ts';
import { failTurn, finishTurn, isTurnOver, turnJob } from '../domain/turn-job.ts';
import { renderOriginal } from '../steps/render-original.ts';
import { turnPlaces } from '../tools/workers/renderer.ts';

type Turned = EventOfType<'media', 'ItemTurned'>['data'];

/**
 * Makes all renditions of a turned photograph from its original. Each turn has keys of its own, so that no cache mixes them. May run again, as `render`;
 * a turn that a later one overtook leaves no files.
 */
export const renderTurned = reaction({
  name: 'render-turned',
  from: 'start',
  attempts: 6,
  concurrency: turnPlaces,
  on: {
    media: {
      async ItemTurned(ctx, { data }) {
        if (!isTurnOver(await ctx.state(turnJob.of(data)), data.turn)) await renderTurn(ctx, data);
      },
    },
  },
  whenParked: {
    media: {
      async ItemTurned(ctx, { data: { item, owner, turn } }) {
        await ctx.decide(turnJob.of({ item, owner }), failTurn({ item, owner, turn, reason: 'gave-up' }));
      },
    },
  },
});

async function renderTurn(ctx: ReactionCtx, { item, owner, key, turn, quarterTurns: total }: Turned): Promise<void> {
  const quarterTurns = readQuarterTurns(total);
  const made = await renderOriginal(ctx, { item, owner, key, prefix: `turn-${turn}-` }, { quarterTurns });
  const stream = turnJob.of({ item, owner });
  if (made.outcome !== 'rendered') {
    await ctx.decide(stream, failTurn({ item, owner, turn, reason: made.reason }));
    return;
  }
  const { files, picture } = made;
  const { width, height, thumbhash, orientation = 1 } = picture;
  const { events } = await ctx.decide(stream, finishTurn({ item, owner, turn, quarterTurns, width, height, thumbhash, files, orientation }));
  if (events.length === 0) await ctx.blobs.remove(files.map((file) => file.key));
}
