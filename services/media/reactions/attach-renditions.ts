import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { EventOfType } from '@kloak/platform/event.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { type FileDate, localTimeAt } from '../domain/item/file-date.ts';
import { item, needsNoBytes } from '../domain/item/item.ts';
import { attach, attachThumbnails, attachTurned, fail, failTurn } from '../domain/item/item-rendering.ts';
import { files } from '../views/files.ts';

type Picture = { item: string; owner: string; takenAt?: string | undefined; takenLocal?: string | undefined };

/** Date that the original lacks. If it has an instant but no local time, that follows from the sender's offset, or else UTC. */
async function dateOfFile(ctx: ReactionCtx, { item, takenAt, takenLocal }: Picture): Promise<FileDate | undefined> {
  if (takenLocal !== undefined) return undefined;
  const file = await ctx.view(files).get(item);
  if (!file) throw unavailable('The file', 'catching-up');
  return takenAt === undefined ? file.taken : { takenAt, takenLocal: localTimeAt(takenAt, file.offsetMinutes ?? 0) };
}

type First = EventOfType<'transcoding', 'JobThumbnailsFinished' | 'PosterJobFinished'>;

/** A video without a poster keeps the preview from its owner's page until all renditions are ready. */
async function attachFirst(ctx: ReactionCtx, { data: { files: renditions, ...picture } }: First): Promise<void> {
  if (renditions.length === 0) return;
  const taken = await dateOfFile(ctx, picture);
  await ctx.decide(item.of(picture), attachThumbnails({ ...picture, ...taken, renditions }));
  await removeUnwanted(ctx, picture, renditions);
}

/** Attaches the renditions to their item, or records that there are none. */
export const attachRenditions = reaction({
  name: 'attach-renditions',
  from: 'start',
  on: {
    transcoding: {
      JobThumbnailsFinished: attachFirst,
      PosterJobFinished: attachFirst,
      async JobFinished(ctx, { data: { files: renditions, ...picture } }) {
        const taken = await dateOfFile(ctx, picture);
        await ctx.decide(item.of(picture), attach({ ...picture, ...taken, renditions }));
        await removeUnwanted(ctx, picture, renditions);
      },
      async TurnFinished(ctx, { data: { files: renditions, ...picture } }) {
        const { events } = await ctx.decide(item.of(picture), attachTurned({ ...picture, renditions }));
        // A later turn overtook it, or the item is purged.
        if (events.length === 0) await ctx.blobs.remove(renditions.map(({ key }) => key));
      },
      async TurnFailed(ctx, { data }) {
        await ctx.decide(item.of(data), failTurn(data));
      },
      async JobFailed(ctx, { data }) {
        await ctx.decide(item.of(data), fail(data));
      },
    },
  },
  // The first renditions are not needed when parked: they come again with all of them.
  whenParked: { transcoding: { JobFinished: failItem, JobFailed: failItem, TurnFinished: failLastTurn } },
});

async function failItem(ctx: ReactionCtx, { data: { item: id, owner } }: EventOfType<'transcoding', 'JobFinished' | 'JobFailed'>): Promise<void> {
  await ctx.decide(item.of({ item: id, owner }), fail({ item: id, owner, reason: 'gave-up' }));
}

async function failLastTurn(ctx: ReactionCtx, { data: { item: id, owner, turn } }: EventOfType<'transcoding', 'TurnFinished'>): Promise<void> {
  await ctx.decide(item.of({ item: id, owner }), failTurn({ item: id, owner, turn, reason: 'gave-up' }));
}

/** Removes new renditions if the item was abandoned or deleted during rendering. */
async function removeUnwanted(ctx: ReactionCtx, of: { item: string; owner: string }, files: readonly { key: string }[]): Promise<void> {
  if (needsNoBytes(await ctx.state(item.of(of)))) await ctx.blobs.remove(files.map(({ key }) => key));
}
