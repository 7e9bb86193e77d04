/** The upload page of a test, and what one does there. */
import { screen } from '@testing-library/react';
import { anna, photo } from './family.ts';
import { visit } from './visit.tsx';

export const usage = { currentUsage: 4e8, maxUsage: 2e9, freeDataSpace: 1.6e9 };
export const opened = (names: string[]) => {
  const entries = names.map((fileName, index) => ({ _id: `p${index + 1}`, fileName, key: `original/${index + 1}` }));
  const promises = names.map((fileName, index) => ({
    fileName,
    key: `original/${index + 1}`,
    url: '/storage',
    fields: { key: `incoming/${index + 1}`, 'Content-Type': 'image/jpeg' },
  }));
  return { uploadId: 'u', promises, allImages: entries, allVideos: [], allPosts: entries };
};
export const picture = (name = 'lake.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

export const uploadPage = (answers: object = {}) =>
  visit('/upload', {
    'POST /users/getDataUsage': { dataUsage: usage },
    'POST /upload/uploadFilesV2': (body: { allFiles: { fileName: string }[] }) => ({ body: opened(body.allFiles.map(({ fileName }) => fileName)) }),
    'POST /upload/cancel': {},
    'POST /upload/updateAll': { posts: [photo('p1', anna)] },
    'POST /post/image-post-byid': { post: photo('p1', anna) },
    'POST /image/getAllReactions': { reactions: [], total: 0 },
    'POST /comment/getImageComments': { comments: [], total: 0 },
    ...answers,
  });
export const choose = async ({ user }: ReturnType<typeof visit>, ...files: File[]) =>
  user.upload(await screen.findByLabelText(/Drag and drop your files here to upload/), files);

export const publishAs = async ({ user }: ReturnType<typeof visit>, privacy: string) => {
  await user.selectOptions(await screen.findByLabelText('Privacy'), privacy);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
};
