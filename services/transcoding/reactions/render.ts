import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { renditionKey } from '@kloak/proto/rules/storage-keys.ts';
import { fail, finish, type JobRequest, job } from '../domain/job.ts';
import { renderer } from '../tools/renderer.ts';
import type { Rendered, Rendering } from '../tools/rendering.ts';
import { inWorkFolder } from '../tools/work-folder.ts';

/** Makes the renditions. It may run again: they stand under the same keys, and the job ends once. What it throws is tried again. */
export const render = reaction({
  name: 'render',
  from: 'start',
  attempts: 6,
  on: {
    transcoding: {
      async JobRequested(ctx, { data }) {
        const stream = job.of(data);
        if ((await ctx.state(stream)).status === 'requested') await ctx.decide(stream, await inWorkFolder((folder) => makeRenditions(ctx, data, folder)));
      },
    },
  },
});

/** Makes and stores them, and answers how the job ends. */
async function makeRenditions(ctx: ReactionCtx, original: JobRequest, folder: string) {
  const { item, owner } = original;
  const rendered = await renderOriginal(ctx, original, folder);
  if (rendered.outcome !== 'rendered') return fail({ item, owner, reason: rendered.outcome === 'gone' ? 'gone' : rendered.reason });
  const { files, ...picture } = rendered.rendering;
  return finish({ item, owner, ...picture, files: await storeRenditions(ctx, original, files) });
}

async function renderOriginal(ctx: ReactionCtx, { key }: JobRequest, folder: string): Promise<Rendered | { outcome: 'gone' }> {
  const input = join(folder, 'original');
  const made = join(folder, 'made');
  try {
    await pipeline(await ctx.blobs.read(key), createWriteStream(input));
  } catch (error) {
    // Its item was removed meanwhile.
    if (error instanceof Refusal && error.code === 'no-blob') return { outcome: 'gone' };
    throw error;
  }
  await mkdir(made);
  return renderer.render({ input, folder: made });
}

async function storeRenditions(ctx: ReactionCtx, { owner, item }: JobRequest, files: Rendering['files']) {
  const stored = [];
  for (const { path, width, height, type, size } of files) {
    const key = renditionKey(owner, item, basename(path));
    await ctx.blobs.put(key, createReadStream(path), { type, size });
    stored.push({ key, width, height, type, size });
  }
  return stored;
}
