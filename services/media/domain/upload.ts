import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { incomingKey, originalKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { isShared, sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import type { AlbumDetails } from './album/album.ts';
import { type ItemDetails, readDetails } from './item/details.ts';
import type { AcceptedFile } from './upload-request.ts';

export type UploadEvent = Extract<MediaEvent, { type: 'UploadOpened' | 'UploadPublished' | 'UploadCancelled' | 'UploadClosed' }>;
/** `onArrival`: details by item for files that are published as soon as their bytes are checked. */
export type Upload = { status: 'none' } | (StartedUpload & { status: 'open' | 'cancelled' | 'closed' });

type StartedUpload = { owner: string; published: boolean; onArrival: ReadonlyMap<string, OnArrival>; album: AlbumOnArrival | undefined };
type UploadOpenedData = Extract<UploadEvent, { type: 'UploadOpened' }>['data'];
type OnArrival = UploadOpenedData['onArrival'][number];
/** Album for files published on arrival: the owner's album with this name, or else a new one with this id. */
export type AlbumOnArrival = { id: string; details: AlbumDetails };

/** Days after which an unfinished upload and its forms expire. */
export const uploadDays = 7;

type UploadFacts = { upload: string; owner: string };

/** `upload:{id}` — one upload with its declared files. */
export const upload = aggregate<Upload, UploadEvent, UploadFacts>({
  name: 'upload',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'UploadOpened':
        return { status: 'open', owner: event.data.owner, published: false, onArrival: onArrivalIn(event.data), album: albumIn(event.data) };
      case 'UploadPublished':
        return state.status === 'none' ? state : { ...state, published: true };
      case 'UploadCancelled':
        return { ...begun(state, event.data), status: 'cancelled', onArrival: nothing };
      case 'UploadClosed':
        return { ...begun(state, event.data), status: 'closed' };
      default:
        return state;
    }
  },
  stream: ({ upload: id, owner }) => ({ id, home: owner }),
});

const nothing: ReadonlyMap<string, OnArrival> = new Map();

function begun(state: Upload, { owner }: UploadFacts): StartedUpload {
  return state.status === 'none' ? { owner, published: false, onArrival: nothing, album: undefined } : state;
}

const onArrivalIn = ({ onArrival }: UploadOpenedData) => new Map(onArrival.map((one) => [one.item, one]));

/** `undefined` if the member who named the album was erased since. */
function albumIn({ album: id, albumName: name, albumDescription: description = '', albumPrivacy = 'PRIVATE' }: UploadOpenedData): AlbumOnArrival | undefined {
  if (id === undefined || !name) return undefined;
  return { id, details: { name, description, privacy: isShared(albumPrivacy) ? sharedPrivacy : 'PRIVATE' } };
}

/** Details under which a file is published as soon as its bytes are checked. `undefined` if it waits for a request, or if the upload is cancelled. */
export function detailsOnArrival(state: Upload, item: string): ItemDetails | undefined {
  const said = state.status === 'none' ? undefined : state.onArrival.get(item);
  return said && readDetails(said);
}

/** Something of it is published; once. */
export function notePublished({ upload, owner }: UploadFacts) {
  return (state: Upload): UploadEvent[] => (state.status === 'none' || state.published ? [] : [{ type: 'UploadPublished', data: { upload, owner } }]);
}

/**
 * Promises each file its place; `item` gives each file's item its id, by the file's place in the list. Refuses 409 `upload-over` when it was given
 * up before it was opened.
 */
export function open({ upload, owner }: UploadFacts, files: AcceptedFile[], item: (index: number) => string, album?: AlbumOnArrival) {
  return (state: Upload): UploadEvent[] => {
    if (state.status === 'closed' || state.status === 'cancelled')
      throw new Refusal('conflict', 'upload-over', 'This upload is over. Please choose the files again.');
    if (state.status === 'open') return [];
    const declared = files.map(({ onArrival: _, ...file }, index) => {
      const id = item(index);
      return { ...file, item: id, owner, incomingKey: incomingKey(upload, id), key: originalKey(owner, id) };
    });
    const onArrival = files.flatMap(({ onArrival: said }, index) => (said ? [{ item: item(index), owner, ...said }] : []));
    return [{ type: 'UploadOpened', data: { upload, owner, files: declared, onArrival, ...(album && dataOf(album)) } }];
  };
}

const dataOf = ({ id, details }: AlbumOnArrival) => ({
  album: id,
  albumName: details.name,
  albumDescription: details.description,
  albumPrivacy: details.privacy,
});

/** No-op for an upload that is over. Refuses 404 `no-upload` if it does not exist or belongs to another member. */
export function cancel({ upload, owner }: UploadFacts) {
  return (state: Upload): UploadEvent[] => {
    if (state.status === 'none' || state.owner !== owner) throw noUpload();
    return state.status === 'open' ? [{ type: 'UploadCancelled', data: { upload, owner } }] : [];
  };
}

/** Closes the upload. `reserved`: bytes to free if it was never opened. */
export function close({ upload, owner }: UploadFacts, reserved: number) {
  return (state: Upload): UploadEvent[] =>
    state.status === 'closed' ? [] : [{ type: 'UploadClosed', data: { upload, owner, released: state.status === 'none' ? reserved : 0 } }];
}

/** 404: none that the caller knows of. */
export function noUpload(): Refusal {
  return new Refusal('missing', 'no-upload', 'This upload does not exist.');
}
