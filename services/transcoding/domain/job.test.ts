import { given } from '@kloak/platform/testing/given.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';
import { fail, finish, finishLarge, finishThumbnails, job, request, requestVideo } from './job.ts';

const asked = { item: 'i1', owner: 'anna', key: 'original/anna/i1', type: 'image/jpeg' };
const done = { item: 'i1', owner: 'anna', width: 640, height: 480, thumbhash: 'AAAA', files: [] };
const broken = { item: 'i1', owner: 'anna', reason: 'unreadable' };
const requested: TranscodingEvent = { type: 'JobRequested', data: asked };
const finished: TranscodingEvent = { type: 'JobFinished', data: done };
const failed: TranscodingEvent = { type: 'JobFailed', data: broken };

describe('a job', () => {
  it('is requested once', () => {
    given(job).when(request(asked)).then([requested]);
    given(job, [requested]).when(request(asked)).then([]);
    given(job, [requested, finished]).when(request(asked)).then([]);
    given(job, [requested, failed]).when(request(asked)).then([]);
  });

  it('of a video is requested once, and ends as any other', () => {
    const asked = { item: 'i1', owner: 'anna', key: 'original/anna/i1', type: 'video/mp4', fileName: 'a.mp4' };
    const requested: TranscodingEvent = { type: 'VideoJobRequested', data: asked };
    given(job).when(requestVideo(asked)).then([requested]);
    given(job, [requested]).when(requestVideo(asked)).then([]);
    given(job, [requested])
      .when(finish({ ...done, duration: 2.5 }))
      .then([{ type: 'JobFinished', data: { ...done, duration: 2.5 } }]);
  });

  it('of a photograph may tell first what lists show; then the rest ends it, and each comes once', () => {
    const file = (width: number) => ({ key: `rendition/anna/i1/${width}.webp`, width, height: width, type: 'image/webp', size: width });
    const first = { ...done, partial: true, takenLocal: '2026-06-01T12:00:00', files: [file(320), file(640)] };
    const thumbnails: TranscodingEvent = { type: 'JobThumbnailsFinished', data: first };
    const all: TranscodingEvent = { type: 'JobFinished', data: { ...first, files: [...first.files, file(1280)] } };
    given(job, [requested]).when(finishThumbnails(first)).then([thumbnails]);
    given(job, [requested, thumbnails]).when(finishThumbnails(first)).then([]);
    given(job, [requested, thumbnails])
      .when(finishLarge([file(1280)]))
      .then([all]);
    for (const events of [[requested], [requested, thumbnails, all], [requested, failed]]) {
      given(job, events)
        .when(finishLarge([file(1280)]))
        .then([]);
    }
    given(job, [requested, finished]).when(finishThumbnails(first)).then([]);
  });

  it('ends once: finished', () => {
    given(job, [requested]).when(finish(done)).then([finished]);
    given(job, [requested, finished]).when(finish(done)).then([]);
    given(job, [requested, finished]).when(fail(broken)).then([]);
  });

  it('ends once: failed', () => {
    given(job, [requested]).when(fail(broken)).then([failed]);
    given(job, [requested, failed]).when(fail(broken)).then([]);
    given(job, [requested, failed]).when(finish(done)).then([]);
  });

  it('does not end before it was requested', () => {
    given(job).when(finish(done)).thenRefuses('no-job');
    given(job).when(finishThumbnails(done)).thenRefuses('no-job');
    given(job).when(fail(broken)).thenRefuses('no-job');
  });
});
