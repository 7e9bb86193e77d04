import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { downloadMutation } from './post-queries.ts';
import { postTexts as t } from './texts.ts';

/** Fetches the original. The answer of the address is an attachment, so the page stays. */
export function DownloadButton({ fileKey }: { readonly fileKey: string }) {
  const { mutate, isPending } = useMutation({
    ...downloadMutation,
    onSuccess: (fileUrl) => {
      const link = document.createElement('a');
      link.href = fileUrl;
      link.download = '';
      link.click();
    },
    onError: (error) => toast(errorText(error, texts.common.failed), 'bad'),
  });
  return (
    <Button tone="quiet" icon={<Download size={18} aria-hidden="true" />} busy={isPending && t.download} onClick={() => mutate(fileKey)}>
      {t.download}
    </Button>
  );
}
