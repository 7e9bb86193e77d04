import type { ReactionCtx } from '@kloak/platform/context.ts';
import { forEachDoc } from '@kloak/platform/lists/paging.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { album, discardAlbum } from '../domain/album/album.ts';
import { item } from '../domain/item/item.ts';
import { abandon } from '../domain/item/item-arrival.ts';
import { discard } from '../domain/item/item-trash.ts';
import { ledger } from '../domain/ledger.ts';
import { expireExport, giveUpExport, memberExport } from '../domain/member-export.ts';
import { cancel, upload } from '../domain/upload.ts';
import { albums, albumsIndexQuery } from '../views/albums.ts';
import { posts, trashIndexQuery } from '../views/posts.ts';
import { uploads } from '../views/uploads.ts';
import { endUpload } from './end-upload.ts';

async function endUploads(ctx: ReactionCtx, owner: string): Promise<void> {
  const { open } = await ctx.state(ledger.of({ owner }));
  for (const { upload: id } of open) {
    const facts = { upload: id, owner };
    if ((await ctx.state(upload.of(facts))).status === 'open') await ctx.decide(upload.of(facts), cancel(facts), { step: 'cancel' });
    const doc = await ctx.view(uploads).get(id);
    if (doc) await endUpload(ctx, doc, { checksAreOver: true });
  }
}

async function endExport(ctx: ReactionCtx, owner: string): Promise<void> {
  const stream = memberExport.of({ owner });
  const { id } = await ctx.state(stream);
  await ctx.decide(stream, giveUpExport({ owner, id }, ctx.now()), { step: 'give up' });
  await ctx.decide(stream, expireExport({ owner, id }, ctx.now()), { step: 'expire' });
}

/** Ends a member's uploads and exports, and purges their photographs, videos and albums, including the trash. */
export async function forgetMember(ctx: ReactionCtx, owner: string): Promise<void> {
  await endUploads(ctx, owner);
  await endExport(ctx, owner);
  const own = (published: boolean) => ({ index: 'byOwner', equals: [owner, published] });
  await forEachDoc(ctx.view(posts), own(false), ({ id }) => ctx.decide(item.of({ item: id, owner }), abandon({ item: id, owner })));
  for (const place of [own(true), trashIndexQuery(owner)])
    await forEachDoc(ctx.view(posts), place, ({ id }) => ctx.decide(item.of({ item: id, owner }), discard(ctx.now().toISOString()), { step: 'discard' }));
  await forEachDoc(ctx.view(albums), albumsIndexQuery(owner, true), ({ id }) => ctx.decide(album.of({ album: id, owner }), discardAlbum));
  ctx.wake(wakeUps.accessNarrowed);
}
