import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

export function imagePostQuery(imageId: string, me: string) {
  return queryOptions({
    queryKey: ['item', imageId, 'post', me],
    queryFn: async () => (await query('POST /api/post/image-post-byid', { imageId, profileId: me })).post,
  });
}

/** Where the owner can fetch the original, byte for byte. */
export const downloadMutation = mutationOptions({
  mutationFn: async (fileKey: string) => (await query('POST /api/post/download-post', { fileKey })).fileUrl,
});
