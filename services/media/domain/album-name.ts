import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { digest } from '@kloak/platform/keys.ts';
import { albumNameTaken, normalizeAlbumName } from '@kloak/proto/rules/albums.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { type Album, isNamed } from './album.ts';

export type AlbumNameEvent = Extract<MediaEvent, { type: 'AlbumNameClaimed' | 'AlbumNameReleased' }>;
/** Which album holds it, since when (ISO 8601); none: undefined. */
export type AlbumNameClaim = { holder: string; at: string } | undefined;

/**
 * `album-name:{owner}:{digest of the normalized name}` — which of a member's albums has a name: two of one name cannot be. The digest stands for
 * the name because stream names are never redacted.
 */
export const albumName = aggregate<AlbumNameClaim, AlbumNameEvent, { owner: string; name: string }>({
  name: 'album-name',
  initial: undefined,
  reads: 'last',
  evolve(claim, event) {
    switch (event.type) {
      case 'AlbumNameClaimed':
        return { holder: event.data.album, at: event.data.at };
      case 'AlbumNameReleased':
        return undefined;
      default:
        return claim;
    }
  },
  stream: ({ owner, name }) => ({ id: `${owner}:${digest(normalizeAlbumName(name))}`, home: owner }),
});

/** What was claimed and then came to nothing, since its request died halfway, others may have after this time: no request lives as long. */
const staleMs = 10 * 60 * 1000;

/**
 * What a claim on a name is worth, by the album that holds it: `valid`; `pending` while an album may just be beginning under it or taking it;
 * `expired`, when that album has ended, or did not come to it in ten minutes.
 */
export function nameStatus(claim: NonNullable<AlbumNameClaim>, holder: Album, name: string, now: Date): 'valid' | 'pending' | 'expired' {
  if (isNamed(holder, name)) return 'valid';
  const isOver = holder.status === 'trashed' || holder.status === 'purged';
  return isOver || now.getTime() - Date.parse(claim.at) > staleMs ? 'expired' : 'pending';
}

type Wanted = { owner: string; album: string; at: string };

/** Claims for an album what was looked at and found free, expired or its own: `seen`. Refuses 409 `album-name-taken` when it is another's by now. */
export function claimName({ owner, album, at }: Wanted, seen: AlbumNameClaim) {
  return (claim: AlbumNameClaim): AlbumNameEvent[] => {
    if (claim?.holder === seen?.holder && claim?.at === seen?.at) return [{ type: 'AlbumNameClaimed', data: { owner, album, at } }];
    if (claim?.holder === album) return [];
    throw refusalOf(albumNameTaken);
  };
}

/** The album is called otherwise now. Nothing where it does not hold the name. */
export function releaseName({ owner, album }: Omit<Wanted, 'at'>) {
  return (claim: AlbumNameClaim): AlbumNameEvent[] => (claim?.holder === album ? [{ type: 'AlbumNameReleased', data: { owner, album } }] : []);
}
