import { cancel, leavePage, publishFiles, ready, remove, reserve, sending, start } from '../../../testing/upload-events.ts';
import { queued, reservationOf, running } from '../../../testing/upload-states.ts';
import { initialUpload, reduce, type Upload, type UploadEvent } from './domain.ts';
import { fileEffectsOf } from './effects.ts';

/** Short forms of the effects: what is kept or forgotten. */
const effects = (before: Upload, event: UploadEvent) =>
  fileEffectsOf(before, event, reduce(before, event)).map((effect) =>
    effect.type === 'KeepFiles' ? ['keep', effect.uploadId, ...effect.files.map(({ id }) => id)] : ['forget', ...effect.posts],
  );
const postOf = (id: number) => reservationOf(id).post._id;

describe('a file goes on after this page', () => {
  const reserving = running('sending', [queued(1, 'sent'), queued(2, 'reserving'), queued(3, 'reserving')]);

  it('once its space is reserved', () => {
    expect(effects(reserving, reserve('u2', 2, 3))).toEqual([['keep', 'u2', 2, 3]]);
    expect(effects(running('sending', [queued(1, 'sent')]), reserve('u2', 2))).toEqual([]);
  });

  it('until it is published, removed or cancelled', () => {
    expect(effects(ready, publishFiles(1))).toEqual([['forget', postOf(1)]]);
    expect(effects(sending, remove(2))).toEqual([['forget', postOf(2)]]);
    for (const end of [cancel, leavePage]) expect(effects(sending, end)).toEqual([['forget', postOf(1), postOf(2)]]);
    expect(effects(sending, start(2))).toEqual([]);
  });
});

describe('files of pages that are gone', () => {
  const file = queued(5, 'waiting');
  const resumed: UploadEvent = file.state === 'waiting' ? { type: 'FilesResumed', files: [file], uploadIds: ['u9'] } : cancel;

  it('begin an upload, or join the one of this page', () => {
    expect(reduce(initialUpload, resumed)).toMatchObject({ status: 'sending', files: [file], uploadIds: ['u9'] });
    expect(reduce(sending, resumed)).toMatchObject({ status: 'sending', uploadIds: ['u1', 'u9'] });
    expect(reduce(running('publishing', [queued(1, 'sending')]), resumed)).toMatchObject({ uploadIds: ['u1'] });
  });
});
