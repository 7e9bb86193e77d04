import { api } from '../calls.ts';
import { refusal } from '../refusal.ts';
import { checkAnswer } from '../success.ts';

const anna = { _id: 'anna-id', username: 'anna', image: '/storage/avatar/anna-id.svg' };
const item = {
  _id: 'photo',
  description: '',
  filePath: '/storage/original/photo',
  thumbNail: '',
  thumbName: '',
  thumbSize: 0,
  fileName: 'lake.jpg',
  fileSize: 1000,
  type: 'image/jpeg',
  key: 'original/photo',
  privacy: 'FAMILY_ONLY',
  privacyLabel: 'Family',
  writer: anna,
  createdAt: '2026-11-20T10:00:00.000Z',
  width: 1600,
  height: 1200,
  thumbhash: '',
  takenAt: null,
  takenLocal: null,
  takenPrecision: 'time' as const,
  takenAbout: false,
  status: 'PROCESSING',
  sources: [{ url: '/storage/photo/400', width: 400, height: 300, type: 'image/webp' }],
};
const post = { _id: 'photo', title: 'Lake', writer: anna, image: item, createdAt: item.createdAt };

describe('an answer', () => {
  it('stands beside the word success', () => {
    expect(() => checkAnswer(api.imagePostById, { success: true, post })).not.toThrow();
    expect(() => checkAnswer(api.imagePostById, { post })).toThrow('success');
  });

  it('of a guest tells nothing of a member', () => {
    const nobody = { success: true, isAuth: false, isAdmin: false, googleAuth: false };
    expect(() => checkAnswer(api.auth, nobody)).not.toThrow();
    expect(() => checkAnswer(api.auth, { ...nobody, username: 'anna' })).toThrow();
    const image = '/storage/avatar/anna-id.svg';
    expect(() => checkAnswer(api.auth, { ...nobody, isAuth: true, userId: 'anna-id', username: 'anna', verified: true, image })).not.toThrow();
  });

  it.each([
    ['a field that is not declared', { post: { ...post, owner: 'anna-id' } }],
    ['a field deep inside', { post: { ...post, image: { ...item, place: 'the lake' } } }],
    ['a privacy that does not exist', { post: { ...post, image: { ...item, privacy: 'PUBLIC' } } }],
    ['nothing', {}],
  ])('is not %s, and the call is named', (_what, answer) => {
    expect(() => checkAnswer(api.imagePostById, { success: true, ...answer })).toThrow('POST /api/post/image-post-byid');
  });
});

it('a refusal has a code, a message and the id of its request, and may tell more', () => {
  const refused = { success: false, code: 'not-arrived', message: 'Not yet.', requestId: 'r1', missing: ['lake.jpg'] };
  expect(refusal.parse(refused)).toEqual(refused);
  for (const part of ['code', 'message', 'requestId']) expect(refusal.safeParse({ ...refused, [part]: undefined }).success).toBe(false);
});
