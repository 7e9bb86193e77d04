import type { Post } from '@kloak/proto/api/types.ts';
import { mutationOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { ruleText } from '../../lib/error-text.ts';
import { followDownload } from '../../lib/follow-download.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { itemOf } from '../../posts/item.ts';

/** Downloads the originals of posts one after another, unchanged. `onGone` is called with the id of each after the browser got it. */
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
