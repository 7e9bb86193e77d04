// Wrong values and their names, for the codec's own tests and for calls on both platforms.
import type { StoredEvent } from '../../ports/store.ts';

/** A post with one wrong field → the beginning of the defect's message. */
export const wrongPosts: readonly { wrong: string; post: object; says: string }[] = [
  { wrong: 'an unknown enum name', post: { kind: 'PAINTING' }, says: 'Post.kind: PAINTING is not a value of ItemKind' },
  { wrong: 'a number for an enum', post: { kind: 1 }, says: 'Post.kind: number 1 is not a value of ItemKind' },
  { wrong: 'null for a string', post: { title: null }, says: 'Post.title: null is not a string' },
  { wrong: 'a number for a string', post: { title: 7 }, says: 'Post.title: number 7 is not a string' },
  { wrong: 'a date', post: { createdAt: new Date(0) }, says: 'Post.createdAt: a Date is not a string' },
  { wrong: 'a date for a message', post: { writer: new Date(0) }, says: 'Post.writer: a Date is not a Writer' },
  { wrong: 'a string for a number', post: { width: '12' }, says: 'Post.width: a string is not a whole number' },
  { wrong: 'a fraction', post: { width: 1.5 }, says: 'Post.width: number 1.5 is not a whole number' },
  { wrong: 'not a number', post: { duration: Number.NaN }, says: 'Post.duration: number NaN is not a number' },
  { wrong: 'more than 32 bits', post: { width: 2 ** 31 }, says: 'Post.width: number 2147483648 is not a whole number' },
  { wrong: 'beyond 2^53', post: { fileSize: 2 ** 53 }, says: 'Post.fileSize: number 9007199254740992 is not a whole number' },
  { wrong: 'a bigint', post: { fileSize: 5n }, says: 'Post.fileSize: a bigint is not a whole number' },
  { wrong: 'an unknown field', post: { colour: 'red' }, says: 'Post.colour: there is no such field' },
  { wrong: 'an object for a list', post: { renditions: {} }, says: 'Post.renditions: an object is not a list' },
  { wrong: 'null in a list', post: { renditions: [null] }, says: 'Post.renditions: null is not a Rendition' },
  { wrong: 'a wrong field far inside', post: { renditions: [{ width: 'wide' }] }, says: 'Rendition.width: a string is not a whole number' },
];

const published = {
  item: 'i1',
  owner: 'o1',
  kind: 'IMAGE',
  title: 'Beach',
  description: '',
  privacy: 'FAMILY_ONLY',
  category: '',
  fileName: 'beach.jpg',
  key: 'originals/i1.jpg',
  size: 12,
  type: 'image/jpeg',
};

export const goodEvent: StoredEvent = { type: 'ItemPublished', data: published };

export const wrongEvents: readonly { wrong: string; event: StoredEvent; says: string }[] = [
  { wrong: 'of another service', event: { type: 'Registered', data: {} }, says: 'Registered is not an event of media' },
  { wrong: 'that is only a part of others', event: { type: 'Rendition', data: {} }, says: 'Rendition is not an event of media' },
  {
    wrong: 'with an unspecified enum',
    event: { type: 'ItemPublished', data: { ...published, privacy: 'PRIVACY_UNSPECIFIED' } },
    says: 'ItemPublished.privacy',
  },
  {
    wrong: 'without its enum',
    event: { type: 'ItemPublished', data: { ...published, privacy: undefined } },
    says: 'ItemPublished.privacy: an enum must be specified',
  },
  {
    wrong: 'with an unknown field',
    event: { type: 'ItemPublished', data: { ...published, colour: 'red' } },
    says: 'ItemPublished.colour: there is no such field',
  },
  { wrong: 'with null', event: { type: 'ItemPublished', data: { ...published, title: null } }, says: 'ItemPublished.title: null is not a string' },
];
