import { createReadStream } from 'node:fs';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { type AvatarSquare, usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import { avatarKey, incomingAvatarKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { type AvatarPlace, avatarJob, end } from '../domain/avatar-job.ts';
import { giveUpOrRethrow } from '../steps/give-up.ts';
import { fetchOriginal } from '../steps/work-files.ts';
import { avatarPlaces, previewRenderer } from '../tools/workers/renderer.ts';
import { inWorkFolder } from '../tools/workers/work-folder.ts';

/** Makes a member's avatar from the posted picture. May run again, as `render`. */
export const renderAvatar = reaction({
  name: 'render-avatar',
  from: 'start',
  attempts: 6,
  concurrency: avatarPlaces,
  on: {
    identity: {
      async AvatarRequested(ctx, { data }) {
        const stream = avatarJob.of(data);
        if ((await ctx.state(stream)).ended) return;
        const reason = await inWorkFolder((folder) => makeAvatar(ctx, data, folder)).catch((error: unknown) => giveUpOrRethrow(ctx, error).reason);
        await ctx.decide(stream, end(data, reason));
      },
    },
  },
  whenParked: { identity: { AvatarRequested: async (ctx, { data }) => void (await ctx.decide(avatarJob.of(data), end(data, 'gave-up'))) } },
});

type Asked = AvatarPlace & { readonly square?: AvatarSquare | null | undefined };

/** Makes and stores the avatar. Returns the reason if it is impossible. */
async function makeAvatar(ctx: ReactionCtx, { account, avatar, square }: Asked, folder: string): Promise<string | undefined> {
  const work = await fetchOriginal(ctx, { key: incomingAvatarKey(account, avatar) }, folder);
  if (!work) return 'gone';
  const rendered = await previewRenderer.render({ ...work, square: square ?? usualSquare });
  if (rendered.outcome !== 'rendered') return rendered.reason;
  for (const { path, type, size } of rendered.rendering.files) await ctx.blobs.put(avatarKey(account, avatar), createReadStream(path), { type, size });
  return undefined;
}
