import fc from 'fast-check';
import {
  cancel,
  checked,
  checking,
  choosing,
  factsOf,
  fail,
  finishing,
  given,
  guard,
  leave,
  leavePage,
  outage,
  publish,
  published,
  publishFiles,
  publishing,
  queue,
  ready,
  refuse,
  release,
  remove,
  reserve,
  schedule,
  sending,
  sent,
  start,
  stop,
  type,
} from '../../../testing/upload-events.ts';
import { chosen, knownOf, queued } from '../../../testing/upload-states.ts';
import { initialUpload, reduce, type Upload, type UploadEvent } from './domain.ts';
import { dueToSend, effectsOf } from './effects.ts';

describe('the end of an upload', () => {
  it.each([
    ['checking', checking, [stop]],
    ['sending', sending, [stop, release()]],
    ['ready', ready, [stop, release()]],
    ['publishing', publishing, [stop, release()]],
    ['finishing, which is only offered during an outage', finishing, [stop, release()]],
    ['choosing', choosing, []],
  ])('by cancelling while %s: nothing is left, and the space is released', (_status, before, effects) => {
    const cancelled = given({ ...before, form: { ...before.form, title: 'Lake' }, leftOver: { files: [chosen(7)], follows: true } }).when(cancel);
    cancelled.then({ status: 'choosing' }, effects);
    expect(cancelled.upload).toEqual(choosing);
  });

  it.each([
    ['checking', checking, [stop]],
    ['sending', sending, [stop, release()]],
    ['ready', ready, [stop, release()]],
    ['publishing while files are on their way', publishing, [stop, release()]],
  ])('by closing the page or signing out while %s: the same', (_status, before, effects) => {
    given(before).when(leavePage).then({ status: 'choosing' }, effects);
  });

  it('does not come from closing the page once the server has all bytes and the order to publish', () => {
    given(finishing).when(leavePage).then(factsOf(finishing));
  });

  it('releases the space of each of its uploads at the server', () => {
    given({ ...sending, uploadIds: ['u1', 'u2'] })
      .when(cancel)
      .then({ status: 'choosing' }, [stop, release('u1'), release('u2')]);
  });
});

describe('files beyond the limits of one upload', () => {
  const namesOf = ({ leftOver }: Upload) => leftOver.files.map(({ file }) => file.name);
  const before: Upload = { ...ready, leftOver: { files: [chosen(7), chosen(8)], follows: false } };

  it('wait beside the upload, with those that were left before', () => {
    const { upload } = given(before).when(leave(9));
    expect(namesOf(upload)).toEqual(['7', '8', '9']);
    expect(factsOf(upload)).toEqual(factsOf(ready));
  });

  it('follow a published upload if the member wants it, with the same album and privacy, and without its title', () => {
    const { upload } = given(before).when(schedule, type('Lake', 'Summer'), publish, published());
    expect(upload.form).toEqual({ ...initialUpload.form, album: 'Summer' });
    expect(namesOf(upload)).toEqual(['7', '8']);
    const next = given(upload).when({ type: 'LeftOverTaken' }, { type: 'FilesQueued', files: [queued(7, 'checking')], leftOver: [chosen(8)], follows: true });
    next.then({ status: 'checking', files: ['7 checking'] }, [guard]);
    expect(next.upload).toMatchObject({ form: { album: 'Summer' }, leftOver: { follows: true } });
    expect(namesOf(next.upload)).toEqual(['8']);
  });

  it('stay on the page after an upload that they do not follow', () => {
    const { upload } = given(before).when(publish, published());
    expect(upload.leftOver.follows).toBe(false);
    expect(namesOf(upload)).toEqual(['7', '8']);
  });

  it('keep the list of known files while they follow', () => {
    const { upload } = given(before).when(
      schedule,
      publish,
      published('p9'),
      { type: 'LeftOverTaken' },
      { type: 'FilesQueued', files: [queued(7, 'checking')], leftOver: [], follows: true },
    );
    expect(upload).toMatchObject({ status: 'checking', known: [knownOf('p9')] });
  });

  it('can be left out', () => {
    const { upload } = given(before).when(schedule, { type: 'LeftOverDiscarded' });
    expect(upload.leftOver).toEqual({ files: [], follows: false });
  });
});

describe('whatever happens in whatever order', () => {
  const id = fc.integer({ min: 1, max: 4 });
  const ids = fc.uniqueArray(id, { maxLength: 4 });
  const anyEvent: fc.Arbitrary<UploadEvent> = fc.oneof(
    ids.map((list) => queue(...list)),
    fc.tuple(ids, ids).map(([list, fresh]) => checked(list, fresh, { known: ['p9'] })),
    fc.tuple(fc.constantFrom('u1', 'u2', 'u3'), ids).map(([uploadId, list]) => reserve(uploadId, ...list)),
    id.map(sent),
    id.map(refuse),
    ids.map((list) => remove(...list)),
    ids.map((list) => publishFiles(...list)),
    id.map((one): UploadEvent => ({ type: 'FileHashed', id: one })),
    id.map((one): UploadEvent => ({ type: 'FileRetried', id: one })),
    fc.constantFrom(publish, published(), fail(), fail(true), cancel, leavePage, schedule, outage('server'), outage(undefined)),
  );
  /** Only files that are not queued yet may be queued; sending starts when it is due. */
  const possible = (upload: Upload, event: UploadEvent): UploadEvent => {
    if (event.type !== 'FilesQueued' || upload.status === 'choosing') return event;
    return { ...event, files: event.files.filter((file) => !upload.files.some((other) => other.id === file.id)) };
  };

  it('an upload has files, at most two are sent, and its space is released or published', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let upload: Upload = choosing;
        for (const wanted of events) {
          const event = possible(upload, wanted);
          const after = reduce(upload, event);
          const effects = effectsOf(upload, event, after);
          const released = effects.flatMap((effect) => (effect.type === 'ReleaseSpace' ? effect.uploadId : []));
          const [ends, begins] = [upload.status !== 'choosing' && after.status === 'choosing', upload.status === 'choosing' && after.status !== 'choosing'];
          expect(effects.filter(({ type }) => type === 'StopRequests')).toHaveLength(ends ? 1 : 0);
          expect(effects.filter(({ type }) => type === 'GuardPage')).toHaveLength(begins ? 1 : 0);
          const isKept = event.type === 'UploadPublished' && upload.status !== 'choosing' && !upload.hasUnusedSpace;
          expect(released).toEqual(ends && upload.status !== 'choosing' && !isKept ? upload.uploadIds : []);
          upload = dueToSend(after).reduce((state, file) => reduce(state, start(file.id)), after);
          if (upload.status === 'choosing') continue;
          expect(upload.files.length).toBeGreaterThan(0);
          expect(upload.files.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(2);
          const haveArrived = upload.files.every(({ state }) => state === 'sent' || state === 'published');
          expect(upload.status === 'ready' || upload.status === 'finishing').toBe(haveArrived);
        }
      }),
    );
  });
});
