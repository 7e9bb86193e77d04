import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAlbumName } from '@kloak/proto/rules/albums.ts';
import { isShared, type Privacy, privacies } from '@kloak/proto/rules/privacy.ts';
import { ownerOfAlbum } from '../../access/albums.ts';
import { album, changeAlbum as change, type OpenAlbum, readAlbumChange } from '../../domain/album/album.ts';
import { albumName } from '../../domain/album/album-name.ts';
import { changeDetails } from '../../domain/item/item-details.ts';
import { joiningStory } from '../../domain/item/item-story.ts';
import { decideOnItems } from '../../steps/items-of-album.ts';
import { allotPlacesOf } from '../../steps/join-story.ts';
import { claimNameFor } from '../../steps/name-album.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';

export const changeAlbum = rpc('media', 'ChangeAlbum', {
  access: ownerOfAlbum,
  narrows: (request) => !isShared(readAlbumChange(request).privacy),
  async run(ctx, request, own) {
    const { name, ...others } = readAlbumChange(request);
    // Pages send the name with every change. An unchanged one must not undo another session's new name.
    const wanted = name === own.said.name ? others : { ...others, name };
    const release = await rename(ctx, own, name);
    // Items before the album, so that a repeat after an interruption finds the rest.
    if (request.alsoItems) await changeItems(ctx, own, wanted.privacy);
    await ctx.decide(album.of(own), change(wanted));
    await release();
    return { album: await showOwnAlbum(ctx, own) };
  },
});

/** Sets the privacy of all items in the album. */
async function changeItems(ctx: Ctx, { album: id, owner }: OpenAlbum, privacy: Privacy): Promise<void> {
  for (const other of privacies.filter((one) => one !== privacy)) {
    await decideOnItems(ctx, { album: id, owner, privacy: other }, async (items) =>
      joiningStory(await allotPlacesOf(ctx, { owner, items, privacy }), changeDetails({ privacy })),
    );
  }
}

/** Claims the new name. Returns a function that releases the former one after the renaming. Without that call, the name becomes free after ten minutes. */
async function rename(ctx: Ctx, { owner, album: id, said }: OpenAlbum, name = said.name): Promise<() => Promise<void>> {
  await claimNameFor(ctx, { owner, album: id, name });
  if (normalizeAlbumName(name) === normalizeAlbumName(said.name)) return async () => {};
  const former = { owner, name: said.name };
  const stream = albumName.of(former);
  // `at` identifies today's claim: a request that takes the name again meanwhile makes a new claim, which must stay.
  const { at } = (await ctx.state(stream)) ?? {};
  return async () => void (await ctx.decide(stream, albumName.release(former, { holder: id, at }), { step: 'release' }));
}
