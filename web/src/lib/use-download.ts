import { useMutation } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { query } from './api.ts';
import { errorText } from './error-text.ts';
import { texts } from './texts.ts';

/** Fetches an original, byte for byte, for its owner. The answer of its address is an attachment, so the page stays. */
export function useDownload() {
  return useMutation({
    mutationFn: async (fileKey: string) => (await query('POST /api/post/download-post', { fileKey })).fileUrl,
    onSuccess: (fileUrl) => {
      const link = document.createElement('a');
      link.href = fileUrl;
      link.download = '';
      link.click();
    },
    onError: (error) => toast(errorText(error, texts.common.failed), 'bad'),
  });
}
