// Sentences about an upload: given(upload).when(events).then(facts, effects), with events and states of two files.

import { initialUpload, reduce, type Upload, type UploadEvent } from '../src/features/upload/domain.ts';
import { effectsOf, type UploadEffect } from '../src/features/upload/effects.ts';
import { chosen, knownOf, queued, reservationOf, running } from './upload-states.ts';

export type UploadFacts = { readonly status: Upload['status']; readonly files?: readonly string[] };

/** The status, and each file as "id state". */
export const factsOf = (upload: Upload): UploadFacts => ({
  status: upload.status,
  ...(upload.status !== 'choosing' && { files: upload.files.map(({ id, state }) => `${id} ${state}`) }),
});

/** `given(upload).when(event).then(facts, effects)`: the state afterwards, and exactly these effects. */
export function given(before: Upload) {
  return {
    when(...events: UploadEvent[]) {
      let upload = before;
      const effects: UploadEffect[] = [];
      for (const event of events) {
        const after = reduce(upload, event);
        effects.push(...effectsOf(upload, event, after));
        upload = after;
      }
      return {
        upload,
        then(facts: UploadFacts, expected: readonly UploadEffect[] = []): void {
          expect(factsOf(upload)).toEqual(facts);
          expect(effects).toEqual(expected);
        },
      };
    },
  };
}

export const guard: UploadEffect = { type: 'GuardPage' };
export const stop: UploadEffect = { type: 'StopRequests', isPublished: false };
export const stopPublished: UploadEffect = { type: 'StopRequests', isPublished: true };
export const release = (uploadId = 'u1'): UploadEffect => ({ type: 'ReleaseSpace', uploadId });

export const queue = (...ids: number[]): UploadEvent => ({ type: 'FilesQueued', files: ids.map((id) => queued(id, 'checking')), leftOver: [], follows: false });
export const leave = (...ids: number[]): UploadEvent => ({ type: 'FilesQueued', files: [], leftOver: ids.map((id) => chosen(id)), follows: false });
export const checked = (ids: number[], fresh: number[], more: { repeats?: number; known?: string[] } = {}): UploadEvent => ({
  type: 'FilesChecked',
  ids,
  fresh: fresh.map((id) => ({ id, hash: `h${id}` })),
  repeats: more.repeats ?? 0,
  known: (more.known ?? []).map(knownOf),
});
export const reserve = (uploadId: string, ...ids: number[]): UploadEvent => ({
  type: 'SpaceReserved',
  uploadId,
  reservations: new Map(ids.map((id) => [id, reservationOf(id)])),
});
export const start = (id: number): UploadEvent => ({ type: 'SendingStarted', id });
export const sent = (id: number): UploadEvent => ({ type: 'FileSent', id });
export const refuse = (id: number): UploadEvent => ({ type: 'FileRefused', id, problem: 'No.' });
export const remove = (...ids: number[]): UploadEvent => ({ type: 'FilesRemoved', ids });
export const outage = (cause: 'connection' | 'server' | undefined): UploadEvent => ({ type: 'OutageChanged', outage: cause });
export const publish: UploadEvent = { type: 'PublishingStarted' };
export const publishFiles = (...ids: number[]): UploadEvent => ({ type: 'FilesPublished', ids });
export const published = (...known: string[]): UploadEvent => ({ type: 'UploadPublished', known: known.map(knownOf) });
export const fail = (isFinal = false): UploadEvent => ({ type: 'PublishingFailed', isFinal });
export const cancel: UploadEvent = { type: 'UploadCancelled' };
export const leavePage: UploadEvent = { type: 'PageLeft' };
export const schedule: UploadEvent = { type: 'LeftOverScheduled' };
export const type = (title: string, album = ''): UploadEvent => ({ type: 'FormChanged', form: { ...initialUpload.form, title, album } });

export const choosing = initialUpload;
/** An upload in each status in which files are queued. */
export const checking = running('checking', [queued(1, 'checking'), queued(2, 'hashed')], { uploadIds: [] });
export const sending = running('sending', [queued(1, 'sending'), queued(2, 'waiting')]);
export const ready = running('ready', [queued(1, 'sent'), queued(2, 'sent')]);
export const publishing = running('publishing', [queued(1, 'sending'), queued(2, 'published')]);
export const finishing = running('finishing', [queued(1, 'sent'), queued(2, 'published')]);
