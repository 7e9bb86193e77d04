import { Camera } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { filesTexts as t } from './texts.ts';
import { useAccept } from './use-accept.ts';

/** Button that chooses photos and videos of this device; a phone offers its camera, too. */
export function FromDevice({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useAccept();
  const isPhone = window.matchMedia('(hover: none)').matches;
  const label = isPhone ? t.fromPhone : t.fromComputer;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button wide tone="quiet" icon={<Camera size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
