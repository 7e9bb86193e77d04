import { type NotificationKind, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import { CheckField } from '../../ui/field.tsx';
import s from './notifications.module.css';
import { notificationsTexts as t } from './texts.ts';

type KindProps = { readonly legend: string; readonly muted: readonly NotificationKind[]; readonly onChange: (muted: NotificationKind[]) => void };

/** Of which kinds the member wants to be told in one place. */
export function KindFields({ legend, muted, onChange }: KindProps) {
  const change = (kind: NotificationKind, isTold: boolean) => onChange(isTold ? muted.filter((one) => one !== kind) : [...muted, kind]);
  return (
    <fieldset className={s.kinds}>
      <legend>{legend}</legend>
      {notificationKinds.map((kind) => (
        <CheckField key={kind} label={t.kinds[kind]} checked={!muted.includes(kind)} onChange={({ target }) => change(kind, target.checked)} />
      ))}
    </fieldset>
  );
}
