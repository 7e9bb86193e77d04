import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfAll } from '../../access/albums.ts';
import { readAlbum } from '../../domain/album.ts';
import { fillAlbum } from '../../steps/fill-album.ts';
import { findOrCreateAlbum } from '../../steps/name-album.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';

export const addToAlbum = rpc('media', 'AddToAlbum', {
  access: ownerOfAll,
  async run(ctx, { items, album, named, privacy = 'PRIVACY_UNSPECIFIED' }, owner) {
    if (album === undefined && named === undefined) throw new Refusal('invalid', 'no-album-name', 'Please name an album.');
    const id = album ?? (await findOrCreateAlbum(ctx, owner, readAlbum({ name: '', description: '', ...named, privacy })));
    const [leftOut] = await fillAlbum(ctx, { owner, album: id }, items);
    if (leftOut) throw leftOut.refusal;
    return { album: await showOwnAlbum(ctx, { owner, album: id }) };
  },
});
