import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import { GroupLevelField } from './group-level-field.tsx';
import { KindFields } from './kind-fields.tsx';
import { MailSettings } from './mail-settings.tsx';
import { mailMutation, muteMutation, pushMutation, settingsQuery } from './notifications-queries.ts';
import { PushSettings } from './push/push-settings.tsx';
import { notificationsTexts as t } from './texts.ts';

/** Dialog of the notification settings. */
export function SettingsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t.settingsTitle} close={t.close}>
      <Kinds />
    </Dialog>
  );
}

/** Kinds of notifications; a choice is saved at once. */
function Kinds() {
  const me = useMe().id;
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(me));
  const client = useQueryClient();
  const onError = (failure: Error) => toast(errorText(failure, texts.common.failed), 'bad');
  const mute = useMutation({ ...muteMutation(client, me), onError });
  const mail = useMutation({ ...mailMutation(client, me), onError });
  const push = useMutation({ ...pushMutation(client, me), onError });
  if (!data && error)
    return <ErrorNotice text={errorText(error, texts.common.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner label={texts.common.loading} />;
  return (
    <>
      <PushSettings />
      <KindFields settings={data} onMute={mute.mutate} onMail={mail.mutate} onPush={push.mutate} />
      {data.groups.length > 0 && <h3>{t.ofGroups}</h3>}
      {data.groups.map(({ group }) => (
        <GroupLevelField key={group._id} groupId={group._id} label={group.name} />
      ))}
      <MailSettings />
    </>
  );
}
