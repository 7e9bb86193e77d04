import {
  cancel,
  checked,
  choosing,
  factsOf,
  fail,
  finishing,
  given,
  guard,
  leave,
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
  sending,
  sent,
  start,
  stop,
  stopPublished,
  type,
} from '../../../testing/upload-events.ts';
import { chosen, knownOf, queued, reservationOf, running } from '../../../testing/upload-states.ts';
import { reduce, type Upload, type UploadEvent } from './domain.ts';
import { dueToPublish, dueToSend } from './effects.ts';

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
