import { view } from '@kloak/platform/view.ts';

/** How often others watched a video, each member once a day; one document per video that was. */
export const watches = view<{ views: number }>({
  name: 'watches',
  foldVersion: 1,
  on: {
    media: {
      VideoWatched: { ids: ({ data }) => [data.item], fold: (doc) => ({ views: (doc?.views ?? 0) + 1 }) },
    },
  },
});
