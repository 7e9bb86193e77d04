import { useMutation } from '@tanstack/react-query';
import { query } from '../lib/api.ts';
import { ruleText } from '../lib/error-text.ts';
import { followDownload } from '../lib/follow-download.ts';
import { texts } from '../lib/texts.ts';
import { toast } from '../lib/toasts.ts';

/** Downloads an original, unchanged. */
export function useDownload() {
  return useMutation({
    mutationFn: async (fileKey: string) => (await query('POST /api/post/download-post', { fileKey })).fileUrl,
    onSuccess: followDownload,
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
}
