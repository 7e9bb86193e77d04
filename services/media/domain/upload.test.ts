import { given } from '@kloak/platform/testing/given.ts';
import { cancel, close, detailsOnArrival, notePublished, open, type UploadEvent, upload } from './upload.ts';

const facts = { upload: 'u1', owner: 'anna' };
const accepted = { fileName: 'a.jpg', size: 5, type: 'image/jpeg', kind: 'IMAGE' } as const;
const opened: UploadEvent = {
  type: 'UploadOpened',
  data: { ...facts, files: [{ ...accepted, item: 'i0', owner: 'anna', incomingKey: 'incoming/u1/i0', key: 'original/anna/i0' }], onArrival: [] },
};
const cancelled: UploadEvent = { type: 'UploadCancelled', data: facts };
const closed = (released: number): UploadEvent => ({ type: 'UploadClosed', data: { ...facts, released } });
const opening = open(facts, [accepted], (index) => `i${index}`);

describe('an upload', () => {
  it('promises each file its place, once', () => {
    given(upload).when(opening).then([opened]);
    given(upload, [opened]).when(opening).then([]);
  });

  it('ends, and its files tell what becomes of their space', () => {
    given(upload, [opened])
      .when(close(facts, 5))
      .then([closed(0)]);
    given(upload, [opened, closed(0)])
      .when(close(facts, 5))
      .then([]);
  });

  it('is published once, however many of its files are, and whatever becomes of it then', () => {
    const published: UploadEvent = { type: 'UploadPublished', data: facts };
    given(upload, [opened]).when(notePublished(facts)).then([published]);
    for (const later of [[], [closed(0)], [cancelled], [cancelled, closed(0)]]) {
      given(upload, [opened, published, ...later])
        .when(notePublished(facts))
        .then([]);
    }
    given(upload, [opened, closed(0)])
      .when(notePublished(facts))
      .then([published]);
  });

  it('is cancelled once, while it is open', () => {
    given(upload, [opened]).when(cancel(facts)).then([cancelled]);
    given(upload, [opened, cancelled]).when(cancel(facts)).then([]);
    given(upload, [opened, closed(0)])
      .when(cancel(facts))
      .then([]);
  });

  it('that was cancelled still ends, and cannot be opened again', () => {
    given(upload, [opened, cancelled])
      .when(close(facts, 5))
      .then([closed(0)]);
    given(upload, [opened, cancelled]).when(opening).thenRefuses('upload-over');
  });

  it('does not exist for who does not own it, and before it was opened', () => {
    given(upload, [opened])
      .when(cancel({ ...facts, owner: 'ben' }))
      .thenRefuses('no-upload');
    given(upload, [opened, cancelled])
      .when(cancel({ ...facts, owner: 'ben' }))
      .thenRefuses('no-upload');
    given(upload).when(cancel(facts)).thenRefuses('no-upload');
  });

  it('that was never opened gives its space back, and cannot be opened any more', () => {
    given(upload)
      .when(close(facts, 5))
      .then([closed(5)]);
    given(upload, [closed(5)])
      .when(opening)
      .thenRefuses('upload-over');
  });
});

describe('what is published on arrival', () => {
  const said = { title: 'Lake', description: '', privacy: 'PRIVATE', category: 'FILM' } as const;
  const album = { id: 'a1', details: { name: 'Summer', description: '', privacy: 'FAMILY_ONLY' } } as const;
  const openedWith: UploadEvent = {
    type: 'UploadOpened',
    data: {
      ...opened.data,
      onArrival: [{ ...said, item: 'i0', owner: 'anna' }],
      album: 'a1',
      albumName: 'Summer',
      albumDescription: '',
      albumPrivacy: 'FAMILY_ONLY',
    },
  };
  const state = (...events: UploadEvent[]) => given(upload, events).state;

  it('is said when the upload is opened, with its album', () => {
    given(upload)
      .when(open(facts, [{ ...accepted, onArrival: said }], (index) => `i${index}`, album))
      .then([openedWith]);
    expect(state(openedWith)).toMatchObject({ album });
    expect(detailsOnArrival(state(openedWith), 'i0')).toEqual(said);
  });

  it('is nothing that was not said, nor anything of what was cancelled', () => {
    expect(detailsOnArrival(state(opened), 'i0')).toBeUndefined();
    expect(detailsOnArrival(state(openedWith), 'i1')).toBeUndefined();
    expect(detailsOnArrival(state(), 'i0')).toBeUndefined();
    for (const later of [[cancelled], [cancelled, closed(0)]]) expect(detailsOnArrival(state(openedWith, ...later), 'i0')).toBeUndefined();
    expect(detailsOnArrival(state(openedWith, closed(0)), 'i0')).toEqual(said);
  });

  it('has no album any more whose name was erased', () => {
    const erased: UploadEvent = { ...openedWith, data: { ...openedWith.data, albumName: '' } };
    expect(state(erased)).toMatchObject({ album: undefined });
  });
});
