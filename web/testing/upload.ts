/** Upload page of a test, and its user's actions. */
import type { Answer, DataUsage } from '@kloak/proto/api/types.ts';
import type { Privacy } from '@kloak/proto/rules/privacy.ts';
import { screen } from '@testing-library/react';
import { anna, photo, profileOf } from './family.ts';
import type { Routes } from './serve.ts';
import { visit } from './visit.tsx';

export const usage: DataUsage = {
  displayUsage: '400 MB',
  displayMax: '2 GB',
  displayFreeData: '1.6 GB',
  currentUsage: 4e8,
  maxUsage: 2e9,
  freeDataSpace: 1.6e9,
  maxFileBytes: 1e9,
};

export const opened = (names: readonly string[]): Answer<'POST /api/upload/uploadFilesV2'> => {
  const files = names.map((fileName, index) => ({ _id: `p${index + 1}`, fileName, key: `original/${index + 1}` }));
  return {
    uploadId: 'u',
    promises: files.map(({ fileName, key }, index) => ({
      fileName,
      key,
      url: '/storage',
      fields: { key: `incoming/${index + 1}`, 'Content-Type': 'image/jpeg' },
    })),
    allImages: files,
    allVideos: [],
    allPosts: files.map(({ _id, fileName }) => ({ _id, fileName, image: _id })),
  };
};
/** Each call reserves new places. */
export const openedEach = () => {
  let uploads = 0;
  let files = 0;
  return ({ allFiles }: { allFiles: readonly { fileName?: string | undefined }[] }) => {
    uploads += 1;
    const first = files;
    files += allFiles.length;
    const shift = (name: string) => name.replace(/\d+$/, (digits) => `${Number(digits) + first}`);
    const { promises, allImages, allPosts, ...rest } = opened(allFiles.map(({ fileName = '' }) => fileName));
    return {
      ...rest,
      uploadId: `u${uploads}`,
      promises: promises.map((one) => ({ ...one, fields: { ...one.fields, key: shift(one.fields.key ?? '') } })),
      allImages: allImages.map((one) => ({ ...one, _id: shift(one._id) })),
      allPosts: allPosts.map(({ _id, fileName }) => ({ _id: shift(_id), fileName, image: shift(_id) })),
    };
  };
};
export const picture = (name = 'lake.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

export const uploadPage = (answers: Routes = {}) =>
  visit('/upload', {
    'POST /api/users/getDataUsage': { dataUsage: usage },
    'POST /api/upload/uploadFilesV2': ({ allFiles }) => opened(allFiles.map(({ fileName = '' }) => fileName)),
    'POST /api/upload/cancel': {},
    'POST /api/upload/open': { uploads: [] },
    'POST /api/upload/drawn': { drawn: [] },
    'POST /api/upload/updateAll': { posts: [photo('p1', anna)] },
    'POST /api/profile/get-my-profile': profileOf(anna, [photo('p1', anna)]),
    ...answers,
  });
export const choose = async ({ user }: ReturnType<typeof visit>, ...files: File[]) =>
  user.upload(await screen.findByLabelText(/Drag and drop your files here to upload/), files);

const choiceNames = { FAMILY_ONLY: 'Family', PRIVATE: 'Only me' } as const satisfies Record<Privacy, string>;
/** Choice of who sees the files. */
export const whoSees = (privacy: Privacy) => screen.findByRole<HTMLInputElement>('radio', { name: choiceNames[privacy] });
export const chooseWho = async ({ user }: ReturnType<typeof visit>, privacy: Privacy) => user.click(await whoSees(privacy));
export const areWordsOpen = () => screen.getByText('Add words').closest('details')?.open;
export const addWords = async ({ user }: ReturnType<typeof visit>) => user.click(await screen.findByText('Add words'));

export const publishAs = async (visited: ReturnType<typeof visit>, privacy: Privacy) => {
  await chooseWho(visited, privacy);
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
};

/** File or folder to drop. */
export type DroppedEntry = File | { readonly folder: string; readonly inside: readonly DroppedEntry[] };
export const folder = (name: string, ...inside: readonly DroppedEntry[]): DroppedEntry => ({ folder: name, inside });
/** Number of folder entries that a browser returns at a time. */
const atOnce = 100;

/** Browser's entry of a file, or of a folder with its content. */
function entryOf(one: DroppedEntry): object {
  if (one instanceof File) return { name: one.name, isFile: true, isDirectory: false, file: (done: (file: File) => void) => done(one) };
  const createReader = () => {
    const rest = one.inside.map(entryOf);
    return { readEntries: (done: (part: readonly object[]) => void) => done(rest.splice(0, atOnce)) };
  };
  return { name: one.folder, isFile: false, isDirectory: true, createReader };
}
/** An event with these entries. A folder is among the files, too, as a file that is no photograph. */
export const storedUploads = (...entries: DroppedEntry[]) => ({
  dataTransfer: {
    types: ['Files'],
    items: entries.map((one) => ({ kind: 'file', type: '', webkitGetAsEntry: () => entryOf(one) })),
    files: entries.map((one) => (one instanceof File ? one : new File(['x'], one.folder))),
  },
});
