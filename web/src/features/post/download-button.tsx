import { Download } from 'lucide-react';
import { memberTexts } from '../../lib/member-texts.ts';
import { useDownload } from '../../posts/use-download.ts';
import { Button } from '../../ui/button.tsx';

/** Button that downloads the original. */
export function DownloadButton({ fileKey }: { readonly fileKey: string }) {
  const { mutate, isPending } = useDownload();
  return (
    <Button tone="quiet" icon={<Download size={18} aria-hidden="true" />} busy={isPending && memberTexts.download} onClick={() => mutate(fileKey)}>
      {memberTexts.download}
    </Button>
  );
}
