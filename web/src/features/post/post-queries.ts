import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../lib/api.ts';
import { having, isText } from '../../lib/is.ts';
import { isPost } from '../../lib/shapes.ts';

const isPostAnswer = having({ post: isPost });
const isDownload = having({ fileUrl: isText });

export function imagePostQuery(imageId: string, me: string) {
  return queryOptions({
    queryKey: ['item', imageId, 'post', me],
    queryFn: async () => (await ask('/post/image-post-byid', isPostAnswer, { imageId, profileId: me })).post,
  });
}

/** Where the owner can fetch the original, byte for byte. */
export const downloadMutation = mutationOptions({
  mutationFn: async (fileKey: string) => (await ask('/post/download-post', isDownload, { fileKey })).fileUrl,
});
