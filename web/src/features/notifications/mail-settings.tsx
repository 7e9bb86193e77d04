import { mailHourOf, mailRhythms } from '@kloak/proto/rules/notification-mails.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import s from './notifications.module.css';
import { mailMutation, ownTimeZone, settingsQuery } from './notifications-queries.ts';
import { devicePushQuery } from './push/push-queries.ts';
import { notificationsTexts as t } from './texts.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Settings of mails: how often, and quiet hours. A choice is saved at once. */
export function MailSettings() {
  const me = useMe().id;
  const { data } = useQuery(settingsQuery(me));
  const { mutate } = useMutation({ ...mailMutation(useQueryClient(), me), onError: (failure) => toast(errorText(failure, texts.common.failed), 'bad') });
  const { data: device } = useQuery(devicePushQuery(me));
  if (!data) return null;
  const { rhythm, atOnce, quietFrom, quietTo, timeZone } = data.mail;
  const own = ownTimeZone();
  const isPushed = device === 'on';
  const isMailed = rhythm !== 'NEVER' || atOnce.length > 0;
  const choose = (value: string) => {
    const wanted = mailRhythms.find((one) => one === value);
    if (wanted) mutate({ rhythm: wanted });
  };
  return (
    <>
      <h3>{t.mails}</h3>
      <SelectField label={t.rhythm} needsServer value={rhythm} onChange={({ target }) => choose(target.value)}>
        {mailRhythms.map((one) => (
          <option key={one} value={one}>
            {t.rhythms[one]}
          </option>
        ))}
      </SelectField>
      {(isMailed || isPushed) && (
        <>
          <p>{t.when[rhythm](t.hour(mailHourOf(data.mail)), timeZone)}</p>
          <div className={s.hours}>
            <HourField label={isPushed ? t.quietForAll : t.quietFrom} hour={quietFrom} onChoose={(hour) => mutate({ quietFrom: hour })} />
            <HourField label={t.quietTo} hour={quietTo} onChoose={(hour) => mutate({ quietTo: hour })} />
          </div>
          {timeZone !== own && (
            <Button tone="quiet" needsServer onClick={() => mutate({ timeZone: own })}>
              {t.takeZone(own)}
            </Button>
          )}
        </>
      )}
    </>
  );
}

type HourProps = { readonly label: string; readonly hour: number; readonly onChoose: (hour: number) => void };

function HourField({ label, hour, onChoose }: HourProps) {
  return (
    <SelectField label={label} needsServer value={hour} onChange={({ target }) => onChoose(Number(target.value))}>
      {hours.map((one) => (
        <option key={one} value={one}>
          {t.hour(one)}
        </option>
      ))}
    </SelectField>
  );
}
