import type { Answer } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { sizeText } from '../../lib/size.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSection } from '../../ui/list/list.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { ArchiveTransfer } from './archive-transfer.tsx';
import s from './downloads.module.css';
import { ExportDialog } from './export-dialog.tsx';
import { exportQuery } from './export-queries.ts';
import { exportTexts as t } from './export-texts.ts';
import { downloadsTexts as archive } from './texts.ts';

type Export = NonNullable<Answer<'POST /api/post/get-export'>['export']>;

/** Export of the member's data: a button that requests it, its progress, and its download. */
export function ExportSection() {
  const me = useMe().id;
  const { data, error, refetch, isFetching } = useQuery(exportQuery(me));
  return (
    <ListSection title={t.title}>
      <p>{t.intro}</p>
      {data && <Standing found={data.export} />}
      {!data && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Spinner label={texts.common.loading} />}
    </ListSection>
  );
}

function Standing({ found }: { readonly found: Export | undefined }) {
  const [asks, setAsks] = useState(false);
  if (found?.status === 'making') return <Making found={found} />;
  const isReady = found?.status === 'ready';
  return (
    <>
      {found?.status === 'failed' && <Banner tone="warning">{t.failed}</Banner>}
      {isReady && <Ready found={found} />}
      <Button tone={isReady ? 'quiet' : 'primary'} onClick={() => setAsks(true)}>
        {isReady ? t.askAgain : t.ask}
      </Button>
      {isReady && <p className={s.note}>{t.replaces}</p>}
      {asks && <ExportDialog onClose={() => setAsks(false)} />}
    </>
  );
}

/** Texts are exported first, so 100 % is never shown before the end. */
const percentOf = ({ itemsDone, itemsTotal }: Export) => Math.min(99, Math.floor((itemsDone / Math.max(itemsTotal, 1)) * 100));

function Making({ found }: { readonly found: Export }) {
  const percent = percentOf(found);
  return (
    <div className={s.making}>
      <p role="status">{t.making}</p>
      <div className={s.running}>
        <Progress label={t.making} percent={percent} />
        <span className={s.percent}>{archive.percent(percent)}</span>
      </div>
    </div>
  );
}

function Ready({ found: { parts, keptUntil = '' } }: { readonly found: Export }) {
  return (
    <>
      <p role="status">{t.ready(shortDate(keptUntil))}</p>
      {parts.length > 1 && <p className={s.note}>{t.severalParts}</p>}
      <ul className={s.parts}>
        {parts.map((part, index) => (
          <li key={part.fileUrl} className={s.archive}>
            <p>
              {parts.length > 1 && <strong>{archive.part(index + 1)} · </strong>}
              {archive.holds(part.files, sizeText(part.fileSize))}
            </p>
            <ArchiveTransfer archive={part} />
          </li>
        ))}
      </ul>
    </>
  );
}
