import { view } from '@kloak/platform/view.ts';

type UploadCount = { count: number };

/** One document per member: number of uploads with a published item. */
export const uploadCounts = view<UploadCount>({
  name: 'upload-counts',
  foldVersion: 1,
  on: {
    media: {
      UploadPublished: { ids: ({ data }) => [data.owner], fold: (doc) => ({ count: (doc?.count ?? 0) + 1 }) },
    },
  },
});
