import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText, ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { CheckField } from '../../ui/form/field.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import s from './chat-panel.module.css';
import { chatSettingsMutation, chatSettingsQuery } from './chat-queries.ts';
import { PanelHeader } from './panel-header.tsx';
import { chatTexts as t } from './texts.ts';

/** Signals that the member shares in the chat. Each is saved as soon as it is pressed. */
export function ChatSettings() {
  const me = useMe().id;
  const { data, error, isFetching, refetch } = useQuery(chatSettingsQuery(me));
  const { mutate } = useMutation({
    ...chatSettingsMutation(useQueryClient(), me),
    onError: (failure: Error) => toast(errorText(failure, texts.common.failed), 'bad'),
  });
  return (
    <>
      <PanelHeader title={t.settings} />
      <div className={s.body}>
        <p className={s.quiet}>{t.bothWays}</p>
        {data && (
          <>
            <CheckField label={t.showReceipts} needsServer checked={data.receipts} onChange={({ target }) => mutate({ receipts: target.checked })} />
            <CheckField label={t.showWriting} needsServer checked={data.typing} onChange={({ target }) => mutate({ typing: target.checked })} />
          </>
        )}
        {!data && error && <ErrorNotice text={ruleText(error, t.loadFailed)} retry={t.again} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <Spinner label={texts.common.loading} />}
      </div>
    </>
  );
}
