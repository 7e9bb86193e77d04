import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { exportDays } from '@kloak/proto/rules/files/exports.ts';
import { exportPrefix } from '@kloak/proto/rules/files/storage-keys.ts';
import { expireExport, type MemberExport, memberExport } from '../domain/member-export.ts';

type OfExport = { data: { owner: string; after: MemberExport | null } };

/** Ends an export that was kept long enough. */
export const expireExports = reaction({
  name: 'expire-export',
  from: 'start',
  afterSeconds: exportDays * 24 * 3600,
  on: {
    media: {
      async ExportCompleted(ctx, { data: { owner, after } }) {
        if (after) await ctx.decide(memberExport.of({ owner }), expireExport({ owner, id: after.id }, ctx.now()));
      },
    },
  },
});

const maxAtOnce = 500;

async function removeAll({ blobs }: ReactionCtx, owner: string, id: string): Promise<void> {
  let keys: string[] = [];
  for await (const key of blobs.list(exportPrefix(owner, id))) {
    keys.push(key);
    if (keys.length < maxAtOnce) continue;
    await blobs.remove(keys);
    keys = [];
  }
  await blobs.remove(keys);
}

const remove = async (ctx: ReactionCtx, { data: { owner, after } }: OfExport) => (after ? removeAll(ctx, owner, after.id) : undefined);

/** Removes the files of an export that is over. */
export const removeExport = reaction({
  name: 'remove-export',
  from: 'start',
  on: {
    media: {
      ExportGivenUp: remove,
      ExportExpired: remove,
      async ExportRequested(ctx, { data: { owner, replaced } }) {
        if (replaced !== undefined) await removeAll(ctx, owner, replaced);
      },
    },
  },
});
