import { useMutation } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { query } from './api.ts';
import { ruleText } from './error-text.ts';
import { followDownload } from './follow-download.ts';
import { texts } from './texts.ts';

/** Fetches an original, byte for byte. */
export function useDownload() {
  return useMutation({
    mutationFn: async (fileKey: string) => (await query('POST /api/post/download-post', { fileKey })).fileUrl,
    onSuccess: followDownload,
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
}
