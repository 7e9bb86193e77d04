import type { Ctx } from '@kloak/platform/context.ts';
import { notePublished, upload } from '../domain/upload.ts';
import type { FileDoc } from '../views/files.ts';

/** Notes for each upload of these files, which were published, that something of it was. */
export async function noteUploads(ctx: Pick<Ctx, 'decide'>, files: readonly Pick<FileDoc, 'upload' | 'owner'>[]): Promise<void> {
  const uploads = new Map(files.map((file) => [file.upload, file]));
  await Promise.all([...uploads.values()].map((facts) => ctx.decide(upload.of(facts), notePublished(facts))));
}
