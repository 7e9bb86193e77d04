import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';

export function imagePostQuery(imageId: string, me: string) {
  return queryOptions({
    queryKey: ['item', imageId, 'post', me],
    queryFn: async () => (await query('POST /api/post/image-post-byid', { imageId, profileId: me })).post,
  });
}

export function videoPostQuery(videoId: string, me: string) {
  return queryOptions({
    queryKey: ['item', videoId, 'video', me],
    queryFn: async () => (await query('POST /api/post/video-post-byid', { videoId, profileId: me })).post,
  });
}

/** Says that the caller plays a video. Nobody waits for it, and nobody is told when it fails. */
export function watchedMutation(videoId: string, me: string) {
  return mutationOptions({ mutationFn: () => mutate('POST /api/video/watched', { videoId, profileId: me }) });
}
