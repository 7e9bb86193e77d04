import type { Post } from '@kloak/proto/api/types.ts';
import { mutationOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { ruleText } from '../../lib/error-text.ts';
import { followDownload } from '../../lib/follow-download.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { itemOf } from '../../posts/item.ts';

/** Fetches the originals of posts one after another, byte for byte; `onGone`: called with the id of each that the browser was handed. */
export const downloadManyMutation = (onGone: (ids: readonly string[]) => void) =>
  mutationOptions({
    mutationFn: async (posts: readonly Post[]) => {
      for (const post of posts) {
        const fileKey = itemOf(post)?.key;
        if (fileKey) followDownload((await query('POST /api/post/download-post', { fileKey })).fileUrl);
        onGone([post._id]);
      }
    },
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
