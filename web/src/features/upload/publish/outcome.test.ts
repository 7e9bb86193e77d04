import { albumOf, anna, film, photo } from '../../../../testing/family.ts';
import { chosen, knownOf, queued, running } from '../../../../testing/upload-states.ts';
import type { RunningUpload } from '../domain.ts';
import { outcomeOf } from './outcome.ts';
import type { UploadPublication } from './publish-queries.ts';

const lake = photo('p1', anna);
const sea = photo('p2', anna);
const dog = film('p3', anna);
/** A publication by a member who has uploaded often. */
const publicationOf = (posts: UploadPublication['posts'], more: Partial<UploadPublication> = {}): UploadPublication => ({
  posts,
  rejected: [],
  gone: [],
  albumProblem: undefined,
  uploadCount: 9,
  ...more,
});
const finishing = running('finishing', [queued(1, 'published')]);

const outcome = (published: UploadPublication, { upload = finishing, isOnPage = true }: { upload?: RunningUpload; isOnPage?: boolean } = {}) =>
  outcomeOf(published, { upload, isOnPage, details: { title: '', description: '', privacy: 'PRIVATE' } });

describe('a published upload', () => {
  it.each([
    ['photographs', [lake, sea], 'Images have been sucessfully uploaded!', '/my-profile'],
    ['a video', [dog], 'Video has been sucessfully uploaded!', '/video/p3'],
    ['both', [lake, dog], 'File(s) have been sucessfully uploaded!', '/my-profile'],
  ])('of %s is announced, and leads to it', (_what, posts, news, path) => {
    expect(outcome(publicationOf(posts))).toEqual({ known: [], asksFamily: false, news, problems: [], path, continues: false });
  });

  it('counts repeats, of one choice or of equal bytes', () => {
    expect(outcome(publicationOf([lake]), { upload: { ...finishing, repeats: 2 } }).news).toBe('1 photo shared. 2 more were the same picture.');
    const twice = publicationOf([lake, lake], { duplicates: [{ fileName: 'b.jpg', postId: 'p1' }] });
    expect(outcome(twice)).toMatchObject({ news: '1 photo shared. 1 more was the same picture.', known: [], path: '/my-profile' });
    expect(outcome(publicationOf([dog]), { upload: { ...finishing, repeats: 1 } }).news).toBe('1 file shared. 1 more was the same file.');
  });

  it('of a member with few uploads asks for the family instead, once; several uploads of the server count as one', () => {
    const asked = { asksFamily: true, news: undefined, path: undefined };
    expect(outcome(publicationOf([lake], { uploadCount: 1 }))).toMatchObject(asked);
    expect(outcome(publicationOf([lake], { uploadCount: 2 })).asksFamily).toBe(false);
    expect(outcome(publicationOf([lake], { uploadCount: 2 }), { upload: { ...finishing, uploadIds: ['u1', 'u2'] } })).toMatchObject(asked);
    expect(outcome(publicationOf([lake], { uploadCount: undefined })).asksFamily).toBe(false);
  });

  it('lists what the vault had, with the privacy that was chosen now, and stays on the page', () => {
    const published = publicationOf([lake, sea], { duplicates: [{ fileName: 'sea.jpg', postId: 'p2' }], uploadCount: 1 });
    const { known, ...rest } = outcome(published, { upload: { ...finishing, found: [knownOf('p9')] } });
    expect(known).toMatchObject([
      { item: { id: 'p9' }, chosen: 'PRIVATE' },
      { fileName: 'sea.jpg', item: { id: 'p2' }, privacy: 'FAMILY_ONLY', chosen: 'PRIVATE' },
    ]);
    expect(rest).toEqual({ asksFamily: false, news: 'Images have been sucessfully uploaded!', problems: [], path: undefined, continues: false });
  });

  it('of nothing new has no news on the page, where the list says it, and the title of the list elsewhere', () => {
    const published = publicationOf([sea], { duplicates: [{ fileName: 'sea.jpg', postId: 'p2' }] });
    expect(outcome(published)).toMatchObject({ news: undefined, path: undefined });
    expect(outcome(published, { isOnPage: false })).toMatchObject({ news: 'This file is already in your vault.', path: undefined });
  });

  it('neither asks nor leads away a member who looks at another screen', () => {
    const elsewhere = outcome(publicationOf([lake], { uploadCount: 1 }), { isOnPage: false });
    expect(elsewhere).toMatchObject({ asksFamily: false, news: 'Images have been sucessfully uploaded!', path: undefined });
  });

  it('names what is missing in the album', () => {
    const published = publicationOf([lake], {
      album: albumOf('summer', anna),
      notInAlbum: [{ fileName: 'lake.jpg', postId: 'p1' }],
      albumProblem: 'A photo or video can be in at most 100 albums.',
    });
    expect(outcome(published).problems).toEqual([
      'lake.jpg is in as many albums as can be, and did not come into this one.',
      'A photo or video can be in at most 100 albums.',
    ]);
  });

  it('is followed by the left-over on the same page, before anybody is asked for the family', () => {
    const upload: RunningUpload = { ...finishing, leftOver: { files: [chosen(7)], follows: true } };
    expect(outcome(publicationOf([lake], { uploadCount: 1 }), { upload })).toMatchObject({ asksFamily: false, path: undefined, continues: true });
    expect(outcome(publicationOf([lake]), { upload: { ...upload, leftOver: { files: [chosen(7)], follows: false } } })).toMatchObject({
      path: '/my-profile',
      continues: false,
    });
  });
});
