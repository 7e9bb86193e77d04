import { given } from '@kloak/platform/testing/given.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';
import { fail, finish, finishFilm, finishLarge, finishPoster, finishThumbnails, giveUp, job, request, requestLongFilm, requestPoster } from './job.ts';

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

  it('is requested again, after it failed, where that is said', () => {
    const again = { again: true };
    const video = { ...asked, fileName: 'a.mp4' };
    given(job, [requested, failed]).when(request(asked, again)).then([requested]);
    given(job, [requested, failed, requested, failed])
      .when(requestPoster(video, again))
      .then([{ type: 'PosterJobRequested', data: video }]);
    for (const events of [[requested], [requested, finished], [requested, failed, requested]]) given(job, events).when(request(asked, again)).then([]);
  });

  it('is given up once, also where nobody has asked for it, and nothing follows', () => {
    const givenUp: TranscodingEvent = { type: 'JobFailed', data: { ...broken, reason: 'gave-up' } };
    for (const events of [[], [requested]]) given(job, events).when(giveUp(asked)).then([givenUp]);
    for (const end of [finished, failed]) given(job, [requested, end]).when(giveUp(asked)).then([]);
    given(job, [givenUp]).when(request(asked)).then([]);
  });

  describe('of a video', () => {
    const of = { item: 'i1', owner: 'anna' };
    const asked = { ...of, key: 'original/anna/i1', type: 'video/mp4', fileName: 'a.mp4' };
    const file = (name: string) => ({ key: `rendition/anna/i1/${name}`, width: 640, height: 480, type: 'image/webp', size: 1 });
    const facts = { ...done, duration: 2.5, takenLocal: '2026-06-01T12:00:00', files: [file('640.webp')] };
    const made = { width: 320, height: 240, duration: 2.4, files: [file('320.mp4')] };
    const requested: TranscodingEvent = { type: 'PosterJobRequested', data: asked };
    const ofEarlierBuild: TranscodingEvent = { type: 'VideoJobRequested', data: asked };
    const poster: TranscodingEvent = { type: 'PosterJobFinished', data: facts };
    const film: TranscodingEvent = { type: 'FilmJobRequested', data: of };
    const longFilm: TranscodingEvent = { type: 'LongFilmJobRequested', data: of };
    const all: TranscodingEvent = { type: 'JobFinished', data: { ...facts, ...made, files: [...facts.files, ...made.files] } };

    it('is requested once, also where an earlier build asked for poster and film in one', () => {
      given(job).when(requestPoster(asked)).then([requested]);
      given(job, [ofEarlierBuild]).when(requestPoster(asked)).then([requested]);
      for (const events of [[requested], [ofEarlierBuild, requested], [requested, poster, film], [requested, failed], [ofEarlierBuild, finished]]) {
        given(job, events).when(requestPoster(asked)).then([]);
      }
    });

    it('goes from its poster to a film of the kind that it is, once', () => {
      given(job, [requested])
        .when(finishPoster(facts, { takesLong: false }))
        .then([poster, film]);
      given(job, [ofEarlierBuild, requested])
        .when(finishPoster(facts, { takesLong: true }))
        .then([poster, longFilm]);
      for (const events of [[ofEarlierBuild], [requested, poster, film], [requested, failed]]) {
        given(job, events)
          .when(finishPoster(facts, { takesLong: true }))
          .then([]);
      }
    });

    it('is another kind of film where it takes longer than was thought', () => {
      given(job, [requested, poster, film]).when(requestLongFilm(of)).then([longFilm]);
      for (const events of [[requested], [requested, poster, longFilm], [requested, poster, film, all]]) {
        given(job, events).when(requestLongFilm(of)).then([]);
      }
    });

    it('has the poster that is taken of its film where none could be taken before', () => {
      const none: TranscodingEvent = { type: 'PosterJobFinished', data: { ...facts, thumbhash: '', files: [] } };
      const late = { ...made, thumbhash: 'BBBB', files: [file('320.webp'), file('320.mp4')] };
      given(job, [requested, none, film])
        .when(finishFilm(late))
        .then([{ type: 'JobFinished', data: { ...facts, ...late } }]);
    });

    it('ends with what is told of the film, beside the poster; once', () => {
      for (const events of [
        [requested, poster, film],
        [requested, poster, film, longFilm],
      ]) {
        given(job, events).when(finishFilm(made)).then([all]);
        given(job, events).when(fail(broken)).then([failed]);
        given(job, [...events, all])
          .when(finishFilm(made))
          .then([]);
        given(job, [...events, failed])
          .when(finishFilm(made))
          .then([]);
      }
      given(job, [requested]).when(finishFilm(made)).then([]);
    });
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
