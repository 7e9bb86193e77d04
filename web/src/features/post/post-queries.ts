import { queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

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
