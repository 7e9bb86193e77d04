import { given } from '@kloak/platform/testing/given.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';
import { fail, finish, job, request, requestVideo } from './job.ts';

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
    given(job).when(fail(broken)).thenRefuses('no-job');
  });
});
