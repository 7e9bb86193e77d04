import { useInfiniteQuery } from '@tanstack/react-query';
import { commonErrorText } from '../../lib/error-text.ts';
import { longDate } from '../../lib/long-dates.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import s from './groups.module.css';
import { groupHistoryQuery } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';

/** Dialog in which admins see the history of admin actions, the newest first. */
export function HistoryDialog({ groupId, onClose }: { readonly groupId: string; readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t.history} close={memberTexts.close}>
      <History groupId={groupId} />
    </Dialog>
  );
}

function History({ groupId }: { readonly groupId: string }) {
  const pages = useInfiniteQuery(groupHistoryQuery(groupId, useMe().id));
  const { data: entries, error, refetch, isFetching } = pages;
  if (!entries && error) return <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!entries) return <Spinner label={texts.common.loading} />;
  if (entries.length === 0) return <p className={s.quiet}>{t.historyNone}</p>;
  return (
    <>
      <ol className={s.history}>
        {entries.map(({ _id, act, by, who, at }) => (
          <li key={_id}>
            <span dir="auto">{t[act](by.username || t.somebody, who?.username || t.somebody)}</span>
            <time className={s.quiet} dateTime={at}>
              {longDate(at)}
            </time>
          </li>
        ))}
      </ol>
      <MoreButton pages={pages} label={memberTexts.viewMore} />
    </>
  );
}
