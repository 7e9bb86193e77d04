import { FolderUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { uploadTexts as t } from '../texts.ts';
import { type FolderFiles, filesOfFolder } from './folders.ts';

/** Adds the files of a folder, if the browser can choose folders. */
export function ChooseFolder({ onFound }: { readonly onFound: (found: FolderFiles) => void }) {
  const input = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={(field) => {
          input.current = field;
          if (field) field.webkitdirectory = true;
        }}
        type="file"
        hidden
        onChange={(event) => {
          onFound(filesOfFolder([...(event.currentTarget.files ?? [])]));
          event.currentTarget.value = '';
        }}
      />
      <Button tone="quiet" icon={<FolderUp size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t.folder.choose}
      </Button>
    </>
  );
}
