import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { CheckField } from '../../ui/form/field.tsx';
import { ListSection } from '../../ui/list/list.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import s from './downloads.module.css';
import { sharingMutation, sharingQuery } from './downloads-queries.ts';
import { downloadsTexts as t } from './texts.ts';

/** Setting: others may download the posts that the member shares. */
export function SharingSection() {
  const me = useMe().id;
  const { data, error, refetch, isFetching } = useQuery(sharingQuery(me));
  const { mutate, isPending, variables } = useMutation({
    ...sharingMutation(useQueryClient(), me),
    onError: (failure) => toast(errorText(failure, texts.common.failed), 'bad'),
  });
  return (
    <ListSection title={t.sharing}>
      {data && (
        <div className={s.choice}>
          <CheckField
            label={t.letDownload}
            needsServer
            checked={isPending ? variables : data.downloads}
            onChange={({ currentTarget }) => mutate(currentTarget.checked)}
          />
          <p className={s.note}>{t.letDownloadNote}</p>
        </div>
      )}
      {!data && error && (
        <ErrorNotice text={errorText(error, texts.common.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <Spinner label={texts.common.loading} />}
    </ListSection>
  );
}
