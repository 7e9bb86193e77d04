import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { ruleText } from '../../lib/error-text.ts';
import { sizeText } from '../../lib/size.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { ArchiveTransfer } from './archive-transfer.tsx';
import s from './downloads.module.css';
import { type AskedArchive, archiveQuery } from './downloads-queries.ts';
import { downloadsTexts as t } from './texts.ts';

type ArchiveProps = {
  readonly asked: AskedArchive;
  /** Opens the part that begins there. */
  readonly onNext: (from: string) => void;
};

/** One archive: its content, and its progress once it was started. */
export function ArchiveDownload({ asked, onNext }: ArchiveProps) {
  const me = useMe();
  const { data, error } = useQuery(archiveQuery(asked, me.id));
  if (error)
    return (
      <Banner tone="danger">
        <p>{ruleText(error, texts.common.failed)}</p>
        {error instanceof ApiError && error.code === 'needs-plan' && <Link to="/upgrade-store">{t.plans}</Link>}
      </Banner>
    );
  if (!data) return <p role="status">{t.looking}</p>;
  const { archive, nextPart } = data;
  return (
    <div className={s.archive}>
      <p>
        {(asked.part > 1 || nextPart !== undefined) && <strong>{t.part(asked.part)} · </strong>}
        {t.holds(archive.files, sizeText(archive.fileSize))}
      </p>
      <ArchiveTransfer archive={archive}>{nextPart !== undefined && <Button onClick={() => onNext(nextPart)}>{t.next}</Button>}</ArchiveTransfer>
      {nextPart !== undefined && <p className={s.note}>{t.morePerPart}</p>}
    </div>
  );
}
