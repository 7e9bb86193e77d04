import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAlbumName } from '@kloak/proto/rules/albums.ts';
import { isShared, type Privacy, privacies } from '@kloak/proto/rules/privacy.ts';
import { ownerOfAlbum } from '../access/albums.ts';
import { album, changeAlbum as change, type OpenAlbum, readAlbumChange } from '../domain/album.ts';
import { albumName, releaseName } from '../domain/album-name.ts';
import { changeDetails } from '../domain/item.ts';
import { endAccess } from '../steps/end-access.ts';
import { decideOnItems } from '../steps/items-of-album.ts';
import { nameAlbum } from '../steps/name-album.ts';
import { showOwnAlbum } from '../steps/show-own-album.ts';

export const changeAlbum = rpc('media', 'ChangeAlbum', {
  access: ownerOfAlbum,
  async run(ctx, request, own) {
    const wanted = readAlbumChange(request);
    const { name = own.said.name } = wanted;
    await nameAlbum(ctx, { owner: own.owner, album: own.album, name });
    // Before the album, so that who is interrupted and repeats it finds what is left.
    if (request.alsoItems) await changeItems(ctx, own, wanted.privacy);
    await ctx.decide(album.of(own), change(wanted));
    if (normalizeAlbumName(name) !== normalizeAlbumName(own.said.name)) await releaseFormer(ctx, own);
    // Also without an event: who was refused here tries again.
    if (!isShared(wanted.privacy)) await endAccess(ctx);
    return { album: await showOwnAlbum(ctx, own) };
  },
});

/** Gives all that it holds this privacy. */
async function changeItems(ctx: Ctx, { album: id, owner }: OpenAlbum, privacy: Privacy): Promise<void> {
  for (const other of privacies.filter((one) => one !== privacy)) {
    await decideOnItems(ctx, { album: id, owner, privacy: other }, changeDetails({ privacy }));
  }
}

/** Where this is not come to, the name is free ten minutes after it was claimed. */
async function releaseFormer(ctx: Ctx, { owner, album: id, said }: OpenAlbum): Promise<void> {
  await ctx.decide(albumName.of({ owner, name: said.name }), releaseName({ owner, album: id }), { step: 'release' });
}
