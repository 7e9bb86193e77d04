import { postOf, type ReceivedPost } from './post-shape.ts';

const rendition = (width: number, type = 'image/webp') => ({ key: `r/${width}-${type.slice(6)}`, width, height: width / 2, type, size: width });
const post = (more: Partial<ReceivedPost> = {}): ReceivedPost => ({
  id: 'item',
  kind: 'IMAGE',
  writer: { id: 'anna', username: 'anna', image: '/a.svg' },
  title: 'Beach',
  description: 'Sand',
  privacy: 'PRIVATE',
  category: 'FILM',
  fileName: 'IMG.JPG',
  fileSize: 9,
  type: 'image/jpeg',
  key: 'o/anna/item',
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'READY',
  width: 4000,
  height: 2000,
  thumbhash: 'aa',
  takenPrecision: 'TIME',
  takenAbout: false,
  renditions: [rendition(2000), rendition(320), rendition(480)],
  albums: [],
  ...more,
});

it('the owner gets the original, others the largest rendition', () => {
  expect(postOf(post(), 'anna')).toMatchObject({
    _id: 'item',
    title: 'Beach',
    image: { filePath: '/storage/o/anna/item', privacyLabel: 'Private', takenAt: null, takenLocal: null },
  });
  expect(postOf(post(), 'ben')).toMatchObject({ image: { filePath: '/storage/r/2000-webp' } });
});

it('an original that browsers do not show is shown by a rendition', () => {
  expect(postOf(post({ type: 'image/heic' }), 'anna')).toMatchObject({ image: { filePath: '/storage/r/2000-webp' } });
});

it('of a turned photograph the owner gets the largest rendition, too, until it stands upright again', () => {
  expect(postOf(post({ quarterTurns: 3 }), 'anna')).toMatchObject({ image: { filePath: '/storage/r/2000-webp', key: 'o/anna/item' } });
  expect(postOf(post({ quarterTurns: 0 }), 'anna')).toMatchObject({ image: { filePath: '/storage/o/anna/item' } });
});

it('says of which day, month or year it is', () => {
  expect(postOf(post({ takenPrecision: 'MONTH', takenAbout: true }), 'ben').image).toMatchObject({ takenPrecision: 'month', takenAbout: true });
  expect(postOf(post({ takenPrecision: 'TAKEN_PRECISION_UNSPECIFIED' }), 'ben').image).toMatchObject({ takenPrecision: 'time', takenAbout: false });
});

it('says when and where it was taken, and that a part of it is missing, where that is told', () => {
  const there = post({ latitude: 47.375, longitude: 0, takenLocal: '2024-07-09T08:05:03', partial: true });
  expect(postOf(there, 'anna').image).toMatchObject({ takenLocal: '2024-07-09T08:05:03', place: { latitude: 47.375, longitude: 0 }, partial: true });
  expect(postOf(post(), 'anna').image).toMatchObject({ takenLocal: null, place: undefined, partial: undefined });
});

it('tells the first of the albums that hold it, where that is told', () => {
  expect(postOf(post({ albums: ['a1', 'a2'] }), 'anna').image).toMatchObject({ album: 'a1' });
  expect(postOf(post(), 'ben').image?.album).toBeUndefined();
});

it('says in words why it cannot be shown, where that is told', () => {
  expect(postOf(post({ kind: 'VIDEO', soundMissing: true }), 'anna').video?.soundMissing).toBe(true);
  const failed = post({ status: 'FAILED', renditions: [], failure: 'too-many-pixels' });
  expect(postOf(failed, 'anna').image?.failure).toMatch(/^This is too large to be shown here\./);
  expect(postOf(post(), 'anna').image?.failure).toBeUndefined();
});

it('a card has the smallest picture that is wide enough', () => {
  expect(postOf(post(), 'ben')).toMatchObject({ image: { thumbNail: '/storage/r/480-webp', thumbName: 'r/480-webp', thumbSize: 480 } });
  expect(postOf(post({ renditions: [rendition(64)] }), 'ben')).toMatchObject({ image: { thumbNail: '/storage/r/64-webp' } });
});

it('until there are renditions, others see nothing of it', () => {
  const fresh = post({ status: 'PROCESSING', renditions: [] });
  expect(postOf(fresh, 'ben')).toMatchObject({ image: { status: 'PROCESSING', filePath: '', thumbNail: '', sources: [] } });
  expect(postOf(fresh, 'anna')).toMatchObject({ image: { thumbNail: '/storage/o/anna/item' } });
});

it('sources go from small to large', () => {
  expect(postOf(post(), 'ben')).toMatchObject({
    image: { sources: [320, 480, 2000].map((width) => ({ url: `/storage/r/${width}-webp`, width, height: width / 2, type: 'image/webp' })) },
  });
});

it('of a video that browsers play the owner gets the original, others what was made of it', () => {
  const fine = post({ kind: 'VIDEO', type: 'video/mp4', originalPlays: true, renditions: [rendition(1280, 'video/mp4')] });
  expect(postOf(fine, 'anna')).toMatchObject({ video: { filePath: '/storage/o/anna/item' } });
  expect(postOf(fine, 'ben')).toMatchObject({ video: { filePath: '/storage/r/1280-mp4' } });
  const odd = post({ kind: 'VIDEO', type: 'video/mp4', renditions: [rendition(1280, 'video/mp4')] });
  expect(postOf(odd, 'anna')).toMatchObject({ video: { filePath: '/storage/r/1280-mp4' } });
});

it('a video is something that plays, with a picture of it', () => {
  const film = post({ kind: 'VIDEO', type: 'video/quicktime', duration: 1.5, renditions: [rendition(1280, 'video/mp4'), rendition(480)] });
  const shape = postOf(film, 'anna');
  expect(shape).toMatchObject({
    video: { title: 'Beach', filePath: '/storage/r/1280-mp4', thumbNail: '/storage/r/480-webp', duration: 1.5, category: 'FILM' },
  });
  expect(shape).not.toHaveProperty('image');
});
