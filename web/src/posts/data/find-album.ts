import type { Album } from '@kloak/proto/api/types.ts';
import { normalizeAlbumName } from '@kloak/proto/rules/albums.ts';

/** Returns the album that a name refers to. */
export function findAlbum(albums: readonly Album[], name: string): Album | undefined {
  return albums.find((album) => normalizeAlbumName(album.name) === normalizeAlbumName(name));
}
