import { ImagePlus } from 'lucide-react';
import { useAccept } from '../../../files/use-accept.ts';
import { Button } from '../../../ui/button.tsx';
import { uploadTexts as t } from '../texts.ts';

/** Adds files to the queue. */
export function AddFiles({ onFiles, disabled }: { readonly onFiles: (files: readonly File[]) => void; readonly disabled: boolean }) {
  const input = useAccept();
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button tone="quiet" icon={<ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={() => input.current?.click()} disabled={disabled}>
        {t.addMore}
      </Button>
    </>
  );
}
