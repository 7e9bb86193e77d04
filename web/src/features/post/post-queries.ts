import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import type { Item } from '../../posts/item.ts';

function askPost({ kind, id }: Item, me: string) {
  if (kind === 'video') return query('POST /api/post/video-post-byid', { videoId: id, profileId: me });
  return query('POST /api/post/image-post-byid', { imageId: id, profileId: me });
}

export function postQuery(item: Item, me: string) {
  return queryOptions({ queryKey: ['item', item.id, item.kind, me], queryFn: async () => (await askPost(item, me)).post });
}

/** Reports that the caller plays a video. Nothing waits for it, and a failure is ignored. */
export function watchedMutation(videoId: string, me: string) {
  return mutationOptions({ mutationFn: () => mutate('POST /api/video/watched', { videoId, profileId: me }) });
}
