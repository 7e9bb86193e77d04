// Access to originals: owners may always download; others only if the owner allows it and the plan includes it.
import { notYours } from '@kloak/access/may-view-item.ts';
import { plans, spaceLimitsOf } from '@kloak/access/plans.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { sharedDownloadFault } from '@kloak/proto/rules/files/downloads.ts';
import { album } from '../domain/album/album.ts';
import { sharing } from '../domain/sharing.ts';
import { ownerOfAlbum, viewerOfAlbum } from './albums.ts';

/** Refuses unless the caller, who may view the file, may download the original. Refuses: 403 `downloads-withheld`, `needs-plan`, 503. */
export async function mayDownload(ctx: Pick<Ctx, 'account' | 'state' | 'strict' | 'settings'>, owner: string, { many }: { many: boolean }): Promise<void> {
  const viewer = ctx.account();
  const { downloads: allowed } = await ctx.state(sharing.of({ owner }));
  const { plan } = await spaceLimitsOf(ctx.strict(plans), viewer, ctx.settings);
  const fault = sharedDownloadFault({ allowed, plan, many });
  if (fault) throw refusalOf(fault);
}

type Scope = { album?: string | undefined; owner?: string | undefined };
/** Owner of the requested originals; `album` is the id from the request. */
type DownloadGrant = { owner: string; isOwn: boolean };

async function ownerOfScope(ctx: Ctx, { album: id, owner }: Scope): Promise<string> {
  const me = ctx.account();
  if (id === undefined) {
    if (owner !== undefined && owner !== me && !(await areConnected(ctx.strict(relations), me, owner))) throw notYours();
    return owner ?? me;
  }
  // Own albums are read from the stream, so they are reachable while views lag.
  const state = await ctx.state(album.of({ album: id, owner: me }));
  if (state.status !== 'none' && state.owner === me) return (await ownerOfAlbum.check(ctx, { album: id })).owner;
  return (await viewerOfAlbum.check(ctx, { album: id })).doc.owner;
}

/** The owner of all that is named, or of the caller's own; others as far as they let it and the plan has it. Refuses: 401, 403 `not-yours`, `downloads-withheld`, `needs-plan`, 404 `no-album`, 503. */
export const downloaderOfScope: Access<Scope, DownloadGrant> = {
  rule: 'downloader',
  async check(ctx, scope) {
    const owner = await ownerOfScope(ctx, scope);
    const isOwn = owner === ctx.account();
    if (!isOwn) await mayDownload(ctx, owner, { many: true });
    return { owner, isOwn };
  },
};

/** Download setting of the owner, for another viewer; `undefined` for the owner, who needs no permission. */
export async function downloadableFor(ctx: Pick<Ctx, 'state'>, owner: string, viewer: string): Promise<boolean | undefined> {
  return viewer === owner ? undefined : (await ctx.state(sharing.of({ owner }))).downloads;
}
