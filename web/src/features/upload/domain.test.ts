import fc from 'fast-check';
import { chosen, knownOf, queued, reservationOf, running } from '../../../testing/upload-states.ts';
import { initialUpload, reduce, type Upload, type UploadEvent } from './domain.ts';
import { dueToPublish, dueToSend, effectsOf, type UploadEffect } from './effects.ts';

type UploadFacts = { readonly status: Upload['status']; readonly files?: readonly string[] };

/** The status, and each file as "id state". */
const factsOf = (upload: Upload): UploadFacts => ({
  status: upload.status,
  ...(upload.status !== 'choosing' && { files: upload.files.map(({ id, state }) => `${id} ${state}`) }),
});

/** `given(upload).when(event).then(facts, effects)`: the state afterwards, and exactly these effects. */
function given(before: Upload) {
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

const guard: UploadEffect = { type: 'GuardPage' };
const stop: UploadEffect = { type: 'StopRequests', isPublished: false };
const stopPublished: UploadEffect = { type: 'StopRequests', isPublished: true };
const release = (uploadId = 'u1'): UploadEffect => ({ type: 'ReleaseSpace', uploadId });

const queue = (...ids: number[]): UploadEvent => ({ type: 'FilesQueued', files: ids.map((id) => queued(id, 'checking')), leftOver: [], follows: false });
const leave = (...ids: number[]): UploadEvent => ({ type: 'FilesQueued', files: [], leftOver: ids.map((id) => chosen(id)), follows: false });
const checked = (ids: number[], fresh: number[], more: { repeats?: number; known?: string[] } = {}): UploadEvent => ({
  type: 'FilesChecked',
  ids,
  fresh: fresh.map((id) => ({ id, hash: `h${id}` })),
  repeats: more.repeats ?? 0,
  known: (more.known ?? []).map(knownOf),
});
const reserve = (uploadId: string, ...ids: number[]): UploadEvent => ({
  type: 'SpaceReserved',
  uploadId,
  reservations: new Map(ids.map((id) => [id, reservationOf(id)])),
});
const start = (id: number): UploadEvent => ({ type: 'SendingStarted', id });
const sent = (id: number): UploadEvent => ({ type: 'FileSent', id });
const refuse = (id: number): UploadEvent => ({ type: 'FileRefused', id, problem: 'No.' });
const remove = (...ids: number[]): UploadEvent => ({ type: 'FilesRemoved', ids });
const outage = (cause: 'connection' | 'server' | undefined): UploadEvent => ({ type: 'OutageChanged', outage: cause });
const publish: UploadEvent = { type: 'PublishingStarted' };
const publishFiles = (...ids: number[]): UploadEvent => ({ type: 'FilesPublished', ids });
const published = (...known: string[]): UploadEvent => ({ type: 'UploadPublished', known: known.map(knownOf) });
const fail = (isFinal = false): UploadEvent => ({ type: 'PublishingFailed', isFinal });
const cancel: UploadEvent = { type: 'UploadCancelled' };
const leavePage: UploadEvent = { type: 'PageLeft' };
const schedule: UploadEvent = { type: 'LeftOverScheduled' };
const type = (title: string, album = ''): UploadEvent => ({ type: 'FormChanged', form: { ...initialUpload.form, title, album } });

const choosing = initialUpload;
/** An upload in each status in which files are queued. */
const checking = running('checking', [queued(1, 'checking'), queued(2, 'hashed')], { uploadIds: [] });
const sending = running('sending', [queued(1, 'sending'), queued(2, 'waiting')]);
const ready = running('ready', [queued(1, 'sent'), queued(2, 'sent')]);
const publishing = running('publishing', [queued(1, 'sending'), queued(2, 'published')]);
const finishing = running('finishing', [queued(1, 'sent'), queued(2, 'published')]);

describe('a chosen file', () => {
  it('is hashed, looked up, reserved, sent and published', () => {
    given(choosing)
      .when(queue(1))
      .then({ status: 'checking', files: ['1 checking'] }, [guard]);
    given(choosing)
      .when(queue(1), { type: 'FileHashed', id: 1 })
      .then({ status: 'checking', files: ['1 hashed'] }, [guard]);
    const reserving = given(choosing).when(queue(1), checked([1], [1])).upload;
    given(reserving)
      .when(reserve('u1', 1))
      .then({ status: 'sending', files: ['1 waiting'] });
    given(reserving)
      .when(reserve('u1', 1), start(1), { type: 'FileProgressed', id: 1, percent: 40 })
      .then({ status: 'sending', files: ['1 sending'] });
    given(reserving)
      .when(reserve('u1', 1), start(1), sent(1))
      .then({ status: 'ready', files: ['1 sent'] });
    given(ready)
      .when(publish, publishFiles(1, 2))
      .then({ status: 'finishing', files: ['1 published', '2 published'] });
    given(finishing).when(published()).then({ status: 'choosing' }, [stopPublished]);
  });

  it('joins the queue of a running upload, and is guarded once', () => {
    given(ready)
      .when(queue(3))
      .then({ status: 'sending', files: ['1 sent', '2 sent', '3 checking'] });
  });

  it('is not added while the others are published', () => {
    given(publishing)
      .when(queue(3))
      .then({ status: 'publishing', files: ['1 sending', '2 published'] });
    given(finishing)
      .when(queue(3), leave(4))
      .then({ status: 'finishing', files: ['1 sent', '2 published'] });
  });
});

describe('a file that need not be sent', () => {
  it('leaves the queue, as a repeat or as one that the vault has', () => {
    const { upload } = given(choosing).when(queue(1, 2, 3), checked([1, 2, 3], [1], { repeats: 1, known: ['p9'] }));
    expect(upload).toMatchObject({ status: 'checking', repeats: 1, found: [knownOf('p9')], files: [{ id: 1, state: 'reserving', hash: 'h1' }] });
  });

  it('ends the upload if it is the only one, and is listed', () => {
    const { upload } = given(choosing).when(type('Lake'), queue(1), checked([1], [], { known: ['p9'] }));
    expect(upload).toEqual({ ...choosing, known: [knownOf('p9')] });
  });

  it('is listed also if the only file to send is removed', () => {
    const { upload } = given({ ...sending, found: [knownOf('p9')] }).when(remove(1, 2));
    expect(upload).toMatchObject({ status: 'choosing', known: [knownOf('p9')] });
  });

  it('keeps no space if the file before it is removed', () => {
    given(ready)
      .when(queue(3), remove(1, 2), checked([3], [], { known: ['p9'] }))
      .then({ status: 'choosing' }, [stop, release()]);
  });

  it('is listed until the list is dismissed, which stops no upload and leaves the left-over', () => {
    const before: Upload = { ...sending, known: [knownOf('p9')], leftOver: { files: [chosen(7)], follows: true } };
    const dismissed = given(before).when({ type: 'KnownFilesDismissed' });
    dismissed.then({ status: 'sending', files: ['1 sending', '2 waiting'] });
    expect(dismissed.upload).toMatchObject({ known: [], leftOver: before.leftOver });
  });

  it('is not listed any more once other files are chosen', () => {
    expect(given({ ...choosing, known: [knownOf('p9')] }).when(queue(1)).upload.known).toEqual([]);
  });
});

describe('sending', () => {
  it('starts two files at a time, photographs before videos, the newest first', () => {
    const three = running('sending', [queued(1, 'waiting'), queued(2, 'waiting'), queued(3, 'waiting', { type: 'video/mp4' })]);
    expect(dueToSend(three).map(({ id }) => id)).toEqual([2, 1]);
    expect(dueToSend(reduce(three, start(2))).map(({ id }) => id)).toEqual([1]);
    expect(dueToSend(given(three).when(start(2), start(1)).upload)).toEqual([]);
    expect(dueToSend(given(three).when(start(2), start(1), sent(1)).upload).map(({ id }) => id)).toEqual([3]);
    expect(dueToSend(choosing)).toEqual([]);
  });

  it('pauses during an outage and continues afterwards', () => {
    expect(given(sending).when(outage('connection')).upload).toMatchObject({ status: 'sending', outage: 'connection' });
    expect(given(sending).when(outage('connection'), outage('server'), outage(undefined)).upload).toMatchObject({ status: 'sending', outage: undefined });
  });

  it('leaves a refused file to the member, who may try it again', () => {
    given(sending)
      .when(refuse(1))
      .then({ status: 'sending', files: ['1 failed', '2 waiting'] });
    given(sending)
      .when(refuse(1), { type: 'FileRetried', id: 1 })
      .then({ status: 'sending', files: ['1 waiting', '2 waiting'] });
  });

  it('ends with its only file if that is refused, for instance since it changed on the disk; the form stays', () => {
    const before = running('sending', [queued(1, 'sending')]);
    given(before).when(refuse(1)).then({ status: 'choosing' }, [stop, release()]);
    expect(given(before).when(type('Lake'), refuse(1)).upload.form.title).toBe('Lake');
  });

  it('ends when there is no space for any of the files, and releases what was reserved', () => {
    given(sending)
      .when(queue(3), remove(1, 2, 3))
      .then({ status: 'choosing' }, [stop, release()]);
    given(choosing).when(queue(1, 2), remove(1, 2)).then({ status: 'choosing' }, [guard, stop]);
  });

  it('ignores events of files that are gone, and of uploads that are over', () => {
    const late: UploadEvent[] = [start(9), sent(9), refuse(9), { type: 'FileProgressed', id: 9, percent: 9 }, { type: 'FileRetried', id: 9 }];
    for (const event of late) given(sending).when(event).then(factsOf(sending));
    for (const event of [...late, checked([1], [1]), reserve('u', 1), outage('server'), publish, publishFiles(1), published('p9'), fail(true)]) {
      expect(reduce(choosing, event)).toBe(choosing);
    }
  });
});

describe('a removed file', () => {
  it('releases its space when the others are published', () => {
    given(ready).when(remove(1), publish, published()).then({ status: 'choosing' }, [stopPublished, release()]);
    given(ready).when(publish, published()).then({ status: 'choosing' }, [stopPublished]);
  });

  it('releases its space also if it was removed while that was being reserved', () => {
    const { upload } = given(choosing).when(queue(1, 2), checked([1, 2], [1, 2]), remove(1), reserve('u1', 1, 2));
    expect(upload).toMatchObject({ hasUnusedSpace: true, files: [{ id: 2, state: 'waiting' }] });
  });

  it('does not return when it is looked up', () => {
    given(choosing)
      .when(queue(1, 2), remove(1), checked([1, 2], [1, 2]))
      .then({ status: 'checking', files: ['2 reserving'] }, [guard]);
  });
});

describe('publishing', () => {
  it('may be asked for before all files have arrived, and takes each as it arrives', () => {
    given(sending)
      .when(publish)
      .then({ status: 'publishing', files: ['1 sending', '2 waiting'] });
    expect(dueToPublish(sending)).toEqual({ type: 'wait' });
    const first = given(sending).when(publish, sent(1)).upload;
    expect(dueToPublish(first)).toEqual({ type: 'publish', files: [{ id: 1, post: reservationOf(1).post }] });
    given(first)
      .when(publishFiles(1))
      .then({ status: 'publishing', files: ['1 published', '2 waiting'] });
    const last = given(first).when(publishFiles(1), start(2), sent(2));
    last.then({ status: 'finishing', files: ['1 published', '2 sent'] });
    expect(dueToPublish(reduce(last.upload, publishFiles(2)))).toEqual({ type: 'done' });
  });

  it('is never done for an upload that was cancelled', () => {
    expect(dueToPublish(given(publishing).when(cancel).upload)).toEqual({ type: 'wait' });
  });

  it('is asked for once, however often it is pressed', () => {
    given(ready)
      .when(publish, publish, publish)
      .then({ status: 'finishing', files: ['1 sent', '2 sent'] });
  });

  it('stops for a file that was refused, and leaves the files that are not published', () => {
    const refused = given(publishing).when(refuse(1)).upload;
    expect(dueToPublish(refused)).toEqual({ type: 'failed' });
    given(refused)
      .when(fail())
      .then({ status: 'sending', files: ['1 failed'] });
  });

  it('ends if every file is refused; known files are listed', () => {
    const before = running('finishing', [queued(1, 'sent')], { found: [knownOf('p9')] });
    given(before).when(fail(true)).then({ status: 'choosing' }, [stop, release()]);
    expect(reduce(before, fail(true)).known).toEqual([knownOf('p9')]);
  });

  it('may be tried again after all files were published, if a later step failed', () => {
    given(finishing)
      .when(publishFiles(1), fail())
      .then({ status: 'ready', files: ['1 published', '2 published'] });
  });

  it('lists what the vault had, and empties the form', () => {
    const { upload } = given(finishing).when(type('Lake', 'Summer'), published('p9'));
    expect(upload).toEqual({ ...choosing, known: [knownOf('p9')] });
  });
});

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
