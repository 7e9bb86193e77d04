import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { archiveProgressQuery } from '../../live/archive-progress.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import s from './downloads.module.css';
import { cancelArchiveMutation, startDownload } from './downloads-queries.ts';
import { downloadsTexts as t } from './texts.ts';

type TransferProps = {
  readonly archive: { readonly fileName: string; readonly fileUrl: string };
  /** Actions after it has ended. */
  readonly children?: ReactNode;
};

/** Starts the download of an archive, shows its progress, and can end it. */
export function ArchiveTransfer({ archive: { fileName, fileUrl }, children }: TransferProps) {
  const me = useMe();
  const [download, setDownload] = useState('');
  const { data: told } = useQuery(archiveProgressQuery(download));
  const cancel = useMutation(cancelArchiveMutation(me.id));
  const isRunning = download !== '' && !told?.finished;
  return (
    <>
      {isRunning && (
        <div className={s.running}>
          <Progress label={t.running(fileName)} percent={told?.progress ?? 0} />
          <span className={s.percent}>{t.percent(told?.progress ?? 0)}</span>
        </div>
      )}
      <p role="status">{told?.finished && (told.failed ? t.failed : t.done)}</p>
      <div className={s.acts}>
        {isRunning ? (
          <Button tone="quiet" onClick={() => cancel.mutate(download)}>
            {t.cancel}
          </Button>
        ) : (
          <Button tone={told?.finished ? 'quiet' : 'primary'} onClick={() => setDownload(startDownload(fileUrl))}>
            {told?.finished ? t.again : t.start}
          </Button>
        )}
        {told?.finished && children}
      </div>
    </>
  );
}
