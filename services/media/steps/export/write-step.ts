import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { ExportProgress, MemberExport } from '../../domain/member-export.ts';
import { readAlbums } from './album-files.ts';
import { readItemPage } from './item-files.ts';
import { keepFiles, type SummedFile } from './keep-files.ts';
import { listJson, listScript } from './list-files.ts';
import { readMessages } from './message-files.ts';
import { peopleFiles } from './people-files.ts';
import type { ReadPage } from './read-page.ts';

/** Files that a step writes, and facts for the next step. */
type StepResult = { files: SummedFile[][]; changed: Partial<ExportProgress>; next: string | undefined };

async function listStep(name: string, { pages, since }: MemberExport, read: Promise<ReadPage>): Promise<StepResult> {
  const { entries, next } = await read;
  const part = { name, page: pages + 1, isLast: next === undefined, entries, madeAt: since };
  return { files: [[listScript(part), listJson(part)]], changed: {}, next };
}

async function itemStep(ctx: ReactionCtx, owner: string, step: MemberExport): Promise<StepResult> {
  const { files, entries, next, last } = await readItemPage(ctx, owner, step);
  const script = listScript({ name: 'items', page: step.pages + 1, isLast: next === undefined, entries, madeAt: step.since });
  return { files: [[script], ...files], changed: { ...last, items: step.items + entries.length }, next };
}

const stages = {
  PEOPLE: { find: async (ctx, owner, step) => ({ files: [await peopleFiles(ctx, owner, step)], changed: {}, next: undefined }), then: 'ALBUMS' },
  ALBUMS: { find: (ctx, owner, step) => listStep('albums', step, readAlbums(ctx, owner, step)), then: 'MESSAGES' },
  MESSAGES: { find: (ctx, owner, step) => listStep('messages', step, readMessages(ctx, owner, step)), then: 'ITEMS' },
  ITEMS: { find: itemStep, then: undefined },
} as const satisfies Record<
  Exclude<MemberExport['stage'], 'EXPORT_STAGE_UNSPECIFIED'>,
  { find(ctx: ReactionCtx, owner: string, step: MemberExport): Promise<StepResult>; then: MemberExport['stage'] | undefined }
>;

/** Writes a page of an export; returns the progress. */
export async function writeStep(ctx: ReactionCtx, owner: string, step: MemberExport): Promise<{ progress: ExportProgress; isLast: boolean }> {
  if (step.stage === 'EXPORT_STAGE_UNSPECIFIED') throw new Error(`export ${step.id} is at no stage`);
  const { find, then } = stages[step.stage];
  const { files, changed, next } = await find(ctx, owner, step);
  const isLast = next === undefined && then === undefined;
  const parts = await keepFiles(ctx, step.parts, files, { owner, id: step.id, madeAt: step.since, isLast });
  const place = next === undefined && then !== undefined ? { stage: then, from: '', pages: 0 } : { stage: step.stage, from: next ?? '', pages: step.pages + 1 };
  const { items, moment, ofMoment } = step;
  return { progress: { items, moment, ofMoment, ...changed, ...place, parts }, isLast };
}
