import { type Claim, claimable, isStale } from '@kloak/platform/claim.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { albumNameTaken, normalizeAlbumName } from '@kloak/proto/rules/albums.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type Album, isNamed } from './album.ts';

export type AlbumNameEvent = Extract<MediaEvent, { type: 'AlbumNameClaimed' | 'AlbumNameReleased' }>;

/**
 * `album-name:{owner}:{digest of the normalized name}` — the album that has this name; a member's names are unique. The id contains a digest, because
 * stream names are never redacted.
 */
export const albumName = claimable<AlbumNameEvent, { owner: string; name: string }>({
  name: 'album-name',
  stream: ({ owner, name }) => ({ id: `${owner}:${digest(normalizeAlbumName(name))}`, home: owner }),
  claimed: ({ holder, at }, { owner }) => ({ type: 'AlbumNameClaimed', data: { owner, album: holder, at } }),
  released: (holder, { owner }) => ({ type: 'AlbumNameReleased', data: { owner, album: holder } }),
  after: ({ type, data }) => (type === 'AlbumNameClaimed' ? { holder: data.album, at: data.at } : undefined),
  taken: albumNameTaken,
});

/**
 * Status of a claim on a name, given the album that holds the claim. `pending`: the album may be about to take the name. `expired`: the album is
 * deleted, or did not take it in time.
 */
export function nameStatus(claim: Claim, holder: Album, name: string, now: Date): 'valid' | 'pending' | 'expired' {
  if (isNamed(holder, name)) return 'valid';
  const isOver = holder.status === 'trashed' || holder.status === 'purged';
  return isOver || isStale(claim, now) ? 'expired' : 'pending';
}
