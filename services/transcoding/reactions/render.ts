import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Reaction, ReactionCtx } from '@kloak/platform/service.ts';
import { fail, finish, job, type Request } from '../domain/job.ts';
import { renderer } from '../tools/renderer.ts';
import type { Rendered, Rendering } from '../tools/rendering.ts';
import { inWorkFolder } from '../tools/work-folder.ts';

/** Makes the renditions. It may run again: they stand under the same keys, and the job ends once. What it throws is tried again. */
export const render: Reaction<'transcoding'> = {
  name: 'render',
  source: 'transcoding',
  on: ['JobRequested'],
  attempts: 6,
  async run(ctx, event) {
    if (event.type !== 'JobRequested') return;
    const { item, owner } = event.data;
    const stream = { id: item, home: owner };
    if ((await ctx.state(job, stream)).status !== 'requested') return;
    const decision = await inWorkFolder(async (folder) => {
      const rendered = await renderOriginal(ctx, event.data, folder);
      if (rendered.outcome !== 'rendered') return fail({ item, owner, reason: rendered.outcome === 'gone' ? 'gone' : rendered.reason });
      const { files, ...picture } = rendered.rendering;
      return finish({ item, owner, ...picture, files: await keep(ctx, event.data, files) });
    });
    await ctx.decide(job, stream, decision);
  },
};

async function renderOriginal(ctx: ReactionCtx, { key }: Request, folder: string): Promise<Rendered | { outcome: 'gone' }> {
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

async function keep(ctx: ReactionCtx, { owner, item }: Request, files: Rendering['files']) {
  const kept = [];
  for (const { path, width, height, type, size } of files) {
    const key = `rendition/${owner}/${item}/${basename(path)}`;
    await ctx.blobs.put(key, createReadStream(path), { type, size });
    kept.push({ key, width, height, type, size });
  }
  return kept;
}
