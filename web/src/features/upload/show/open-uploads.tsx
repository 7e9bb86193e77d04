import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shortenName } from '../../../files/file-messages.ts';
import { ago } from '../../../lib/long-dates.ts';
import { sizeText } from '../../../lib/size.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx';
import { useMissingFiles } from '../keep/missing-files.ts';
import { uploadTexts } from '../texts.ts';
import s from './open-uploads.module.css';
import { cancelUploadMutation, openUploadsQuery } from './show-queries.ts';

const t = uploadTexts.open;

const maxNames = 3;

/** Files that the member has to choose again, so that the upload goes on. */
function Missing({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return <p className={s.facts}>{t.missing(t.names(names.slice(0, maxNames).join(', '), Math.max(0, names.length - maxNames)))}</p>;
}

/** Lists unpublished uploads of other pages, which may be closed, with the space they hold, and cancels them. */
export function OpenUploads({ me }: { readonly me: string }) {
  const client = useQueryClient();
  const { data: uploads = [] } = useQuery(openUploadsQuery(me));
  const missing = useMissingFiles();
  const [asked, setAsked] = useState<string>();
  const letGo = useMutation({ ...cancelUploadMutation(client, me), onSettled: () => setAsked(undefined) });
  const title = useRef<HTMLHeadingElement>(null);
  if (uploads.length === 0) return null;
  return (
    <section className={s.open} aria-labelledby="open-uploads">
      <h2 id="open-uploads" ref={title} tabIndex={-1}>
        {t.title(uploads.length)}
      </h2>
      <p>{t.text}</p>
      <ul className={s.list}>
        {uploads.map(({ uploadId, since, count, arrived, bytes, fileNames, goesOn }) => (
          <li key={uploadId} className={s.upload}>
            <div className={s.about}>
              <p className={s.names}>{t.names(fileNames.map(shortenName).join(', '), count - fileNames.length)}</p>
              <p className={s.facts}>{goesOn ? t.goesOn : t.begun(ago(since))}</p>
              <p className={s.facts}>{t.facts(arrived, count, sizeText(bytes))}</p>
              <Missing names={missing.filter((file) => file.uploadId === uploadId).map(({ fileName }) => shortenName(fileName))} />
            </div>
            <Button tone="quiet" aria-label={t.letGoOf(fileNames[0] ?? '')} onClick={() => setAsked(uploadId)}>
              {t.letGo}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        {...t.confirm}
        busy={letGo.isPending ? t.confirm.yes : undefined}
        onYes={() => asked && letGo.mutate(asked, { onSuccess: () => title.current?.focus() })}
        onNo={() => setAsked(undefined)}
      />
    </section>
  );
}
