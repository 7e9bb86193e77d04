import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { incomingKey, originalKey } from '@kloak/proto/rules/storage-keys.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import type { AcceptedFile } from './upload-request.ts';

export type UploadEvent = Extract<MediaEvent, { type: 'UploadOpened' | 'UploadPublished' | 'UploadCancelled' | 'UploadClosed' }>;
export type Upload = { status: 'none' } | { status: 'open' | 'cancelled' | 'closed'; owner: string; published: boolean };

/** An upload nobody finished is over after this time; its forms are too. */
export const uploadDays = 7;

/** Which upload, and whose. */
type UploadFacts = { upload: string; owner: string };

/** `upload:{id}` — one upload: the files that were promised a place. */
export const upload = aggregate<Upload, UploadEvent, UploadFacts>({
  name: 'upload',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'UploadOpened':
        return { status: 'open', owner: event.data.owner, published: false };
      case 'UploadPublished':
        return state.status === 'none' ? state : { ...state, published: true };
      case 'UploadCancelled':
        return { status: 'cancelled', owner: event.data.owner, published: isPublished(state) };
      case 'UploadClosed':
        return { status: 'closed', owner: event.data.owner, published: isPublished(state) };
      default:
        return state;
    }
  },
  stream: ({ upload: id, owner }) => ({ id, home: owner }),
});

const isPublished = (state: Upload): boolean => state.status !== 'none' && state.published;

/** Something of it is published; once. */
export function notePublished({ upload, owner }: UploadFacts) {
  return (state: Upload): UploadEvent[] => (state.status === 'none' || state.published ? [] : [{ type: 'UploadPublished', data: { upload, owner } }]);
}

/** Promises each file its place; `item` gives each file's item its id, by the file's place in the list. Refuses 409 `upload-over` when it was given up before it was opened. */
export function open({ upload, owner }: UploadFacts, files: AcceptedFile[], item: (index: number) => string) {
  return (state: Upload): UploadEvent[] => {
    if (state.status === 'closed' || state.status === 'cancelled')
      throw new Refusal('conflict', 'upload-over', 'This upload is over. Please choose the files again.');
    if (state.status === 'open') return [];
    const declared = files.map(({ fileName, size, type, kind }, index) => {
      const id = item(index);
      return { item: id, owner, fileName, size, type, kind, incomingKey: incomingKey(upload, id), key: originalKey(owner, id) };
    });
    return [{ type: 'UploadOpened', data: { upload, owner, files: declared } }];
  };
}

/** Changes nothing of what is over. Refuses 404 `no-upload` for one that never was, and for another member's. */
export function cancel({ upload, owner }: UploadFacts) {
  return (state: Upload): UploadEvent[] => {
    if (state.status === 'none' || state.owner !== owner) throw noUpload();
    return state.status === 'open' ? [{ type: 'UploadCancelled', data: { upload, owner } }] : [];
  };
}

/** Nothing more is expected of it. `reserved` are the bytes that are to be free again when it was never opened. */
export function close({ upload, owner }: UploadFacts, reserved: number) {
  return (state: Upload): UploadEvent[] =>
    state.status === 'closed' ? [] : [{ type: 'UploadClosed', data: { upload, owner, released: state.status === 'none' ? reserved : 0 } }];
}

/** 404: none that the caller knows of. */
export function noUpload(): Refusal {
  return new Refusal('missing', 'no-upload', 'This upload does not exist.');
}
