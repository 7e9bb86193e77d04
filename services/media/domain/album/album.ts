import { aggregate } from '@kloak/platform/aggregate.ts';
import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { normalizeAlbumName, readAlbumName } from '@kloak/proto/rules/albums.ts';
import { isShared, type Privacy, readPrivacy, sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import { readDescription } from '@kloak/proto/rules/text/titles.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { checkChanges, checkPrivacyChanges } from '../item/changes.ts';

type AlbumType = 'AlbumCreated' | 'AlbumDetailsChanged' | 'AlbumCoverChosen' | 'AlbumTrashed' | 'AlbumPurged';
export type AlbumEvent = Extract<MediaEvent, { type: AlbumType }>;

type AlbumFields = Pick<Extract<AlbumEvent, { type: 'AlbumCreated' }>['data'], 'name' | 'description' | 'privacy'>;
export type AlbumDetails = AlbumFields & { privacy: Privacy };
type AlbumFacts = { album: string; owner: string };
/** `changes`: number of changes of details and cover. */
export type OpenAlbum = AlbumFacts & { status: 'open'; said: AlbumFields; changes: number };
export type Album = { status: 'none' } | OpenAlbum | (AlbumFacts & { status: 'trashed'; said: AlbumFields }) | { status: 'purged'; owner: string };

/** `album:{id}` — the life of one album: created, changed, given a cover, deleted. Its items are recorded in their own streams. */
export const album = aggregate<Album, AlbumEvent, AlbumFacts>({
  name: 'album',
  initial: { status: 'none' },
  reads: 'all',
  evolve,
  stream: ({ album: id, owner }) => ({ id, home: owner }),
});

function evolve(state: Album, event: AlbumEvent): Album {
  switch (event.type) {
    case 'AlbumCreated':
      return { ...factsIn(event.data), status: 'open', said: saidIn(event.data), changes: 0 };
    case 'AlbumDetailsChanged':
      return state.status === 'open' ? { ...state, said: saidIn(event.data), changes: state.changes + 1 } : state;
    case 'AlbumCoverChosen':
      return state.status === 'open' ? { ...state, changes: state.changes + 1 } : state;
    case 'AlbumTrashed':
      return state.status === 'open' ? { ...factsIn(state), status: 'trashed', said: state.said } : state;
    case 'AlbumPurged':
      return { status: 'purged', owner: event.data.owner };
    default:
      return state;
  }
}

const factsIn = ({ album: id, owner }: AlbumFacts): AlbumFacts => ({ album: id, owner });
const saidIn = ({ name, description, privacy }: AlbumFields): AlbumFields => ({ name, description, privacy });

/** True if the album is open under this name, ignoring case. */
export function isNamed(state: Album, name: string): boolean {
  return state.status === 'open' && normalizeAlbumName(state.said.name) === normalizeAlbumName(name);
}

/** Reads the details of a new album. Refuses 400 `no-album-name`, `no-privacy`. */
export function readAlbum({ name, description, privacy }: { name: string; description: string; privacy: string }): AlbumDetails {
  return { name: valueOrRefuse(readAlbumName(name)), description: valueOrRefuse(readDescription(description)), privacy: valueOrRefuse(readPrivacy(privacy)) };
}

/** Privacy of a new album: shared only if all its items are. */
export function privacyOfAll(items: readonly { privacy: string }[]): Privacy {
  return items.every(({ privacy }) => isShared(privacy)) ? sharedPrivacy : 'PRIVATE';
}

/** Reads the changed details. Refuses 400 `no-album-name`, `no-privacy`. */
export function readAlbumChange({ name, description, privacy }: { name?: string | undefined; description?: string | undefined; privacy: string }) {
  return {
    privacy: valueOrRefuse(readPrivacy(privacy)),
    ...(name !== undefined && { name: valueOrRefuse(readAlbumName(name)) }),
    ...(description !== undefined && { description: valueOrRefuse(readDescription(description)) }),
  };
}

export function createAlbum(facts: AlbumFacts, said: AlbumDetails) {
  return (state: Album): AlbumEvent[] => (state.status === 'none' ? [{ type: 'AlbumCreated', data: { ...facts, ...said } }] : []);
}

/** Changes the given details; others stay. No-op without a difference, or if the album is deleted. Refuses: 409 `too-many-changes`. */
export function changeAlbum(change: Partial<AlbumDetails>) {
  return (state: Album): AlbumEvent[] => {
    if (state.status !== 'open') return [];
    const { said } = state;
    const { name = said.name, description = said.description, privacy = said.privacy } = change;
    if (name === said.name && description === said.description && privacy === said.privacy) return [];
    checkPrivacyChanges(state.changes, said.privacy, privacy);
    return [{ type: 'AlbumDetailsChanged', data: { ...factsIn(state), name, description, privacy, privacyBefore: said.privacy } }];
  };
}

/**
 * Chooses an item as the cover. Records a repeated choice too, because only items know whether it left the album meanwhile. Refuses: 409
 * `too-many-changes`.
 */
export function chooseCover(item: string) {
  return (state: Album): AlbumEvent[] => {
    if (state.status !== 'open') return [];
    checkChanges(state.changes);
    return [{ type: 'AlbumCoverChosen', data: { ...factsIn(state), item } }];
  };
}

/** Deletes the album; no-op if it is not open. */
function trash(state: Album): AlbumEvent[] {
  return state.status === 'open' ? [{ type: 'AlbumTrashed', data: { ...factsIn(state), privacy: state.said.privacy } }] : [];
}

/** Purges the album; no-op if it is not deleted. */
function purge(state: Album): AlbumEvent[] {
  return state.status === 'trashed' ? [{ type: 'AlbumPurged', data: factsIn(state) }] : [];
}

/** Deletes and purges an album in one step. */
export function discardAlbum(state: Album): AlbumEvent[] {
  const trashed = trash(state);
  return [...trashed, ...purge(trashed.reduce(evolve, state))];
}
