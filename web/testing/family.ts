import type { Media, Post, Profile } from '../src/lib/shapes.ts';

/** People and pictures that tests speak of. */
const member = (username: string): Profile => ({ _id: `${username}-id`, username, image: `/storage/avatar/${username}-id.svg`, email: undefined });
export const anna = member('anna');
export const ben = member('ben');
export const clara = member('clara');

/** The answer of the route guard for anna. */
export const annaIsIn = { isAuth: true, isAdmin: false, username: anna.username, userId: anna._id, verified: true, googleAuth: false };
export const nobodyIsIn = { isAuth: false, isAdmin: false, googleAuth: false };

export function photo(id: string, writer: Profile, about: Partial<Media> = {}): Post {
  const image: Media = {
    _id: id,
    title: undefined,
    description: `Photo ${id}`,
    filePath: `/storage/${id}/1600`,
    thumbNail: `/storage/${id}/400`,
    key: `original/${id}`,
    fileName: `${id}.jpg`,
    privacy: 'FAMILY_ONLY',
    status: 'READY',
    width: 1600,
    height: 1200,
    thumbhash: '',
    partial: undefined,
    sources: [{ url: `/storage/${id}/800`, width: 800, height: 600, type: 'image/webp' }],
    duration: undefined,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...about,
  };
  return { _id: id, title: id, writer, image, video: undefined, createdAt: '2026-11-20T10:00:00.000Z' };
}
