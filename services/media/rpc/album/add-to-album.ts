import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import type { AddToAlbumRequest__Output } from '@kloak/proto/types/media.ts';
import { ownerOfAll } from '../../access/albums.ts';
import { readAlbum } from '../../domain/album/album.ts';
import { fillAlbum } from '../../steps/fill-album.ts';
import { findOrCreateAlbum } from '../../steps/name-album.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';

/** Reads the album's id, or the details of an album by name. Refuses: 400 `no-album-name`, `no-privacy`. */
function readTarget({ album, named, privacy = 'PRIVACY_UNSPECIFIED' }: AddToAlbumRequest__Output) {
  if (album === undefined && named === undefined) throw new Refusal('invalid', 'no-album-name', 'Please name an album.');
  return album ?? readAlbum({ name: '', description: '', ...named, privacy });
}

export const addToAlbum = rpc('media', 'AddToAlbum', {
  access: ownerOfAll,
  validate: readTarget,
  async run(ctx, request, owner, target) {
    const album = typeof target === 'string' ? target : await findOrCreateAlbum(ctx, owner, target);
    const [leftOut] = await fillAlbum(ctx, { owner, album }, request.items);
    if (leftOut) throw leftOut.refusal;
    return { album: await showOwnAlbum(ctx, { owner, album }) };
  },
});
