import { view } from '@kloak/platform/view.ts';

/** Views of a video by others, once per member and day. One document per watched video. */
export const watches = view<{ views: number }>({
  name: 'watches',
  foldVersion: 1,
  on: {
    media: {
      VideoWatched: { ids: ({ data }) => [data.item], fold: (doc) => ({ views: (doc?.views ?? 0) + 1 }) },
    },
  },
});
