import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../lib/toasts.ts';
import { useMe } from '../../../session/session.ts';
import { CheckField } from '../../../ui/form/field.tsx';
import s from '../notifications.module.css';
import { notificationsTexts } from '../texts.ts';
import { deviceMutation, devicePushQuery } from './push-queries.ts';

const t = notificationsTexts.push;

/** Switch of this device: it receives pushes, or why it cannot. A choice is saved at once. */
export function PushSettings() {
  const me = useMe().id;
  const client = useQueryClient();
  const onError = (error: Error) => toast(errorText(error, t.failed), 'bad');
  const { data: device } = useQuery(devicePushQuery(me));
  const turn = useMutation({ ...deviceMutation(client, me), onError });
  if (device === undefined) return null;
  const isOn = turn.isPending ? turn.variables : device === 'on';
  const flip = (wanted: boolean) => turn.mutate(wanted, { onSuccess: (isPermitted) => !isPermitted && toast(t.notPermitted, 'bad') });
  return (
    <fieldset className={s.kinds}>
      <legend>{t.title}</legend>
      {device === 'on' || device === 'off' ? (
        <CheckField
          label={t.here}
          hint={t.about}
          needsServer
          checked={isOn}
          aria-disabled={turn.isPending}
          onChange={({ target }) => !turn.isPending && flip(target.checked)}
        />
      ) : (
        <p>{t.reasons[device]}</p>
      )}
    </fieldset>
  );
}
