import { type NotificationKind, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { type KindWay, kindWays } from './kind-ways.ts';
import s from './notifications.module.css';
import { notificationsTexts as t } from './texts.ts';

type Kinds = readonly NotificationKind[];
/** Settings as the server stores them: kinds muted on the page, kinds muted in mails, and kinds mailed at once. */
export type KindSettings = { readonly muted: Kinds; readonly mail: { readonly muted: Kinds; readonly atOnce: Kinds } };

function wayOf({ muted, mail }: KindSettings, kind: NotificationKind): KindWay {
  if (muted.includes(kind)) return 'NOTHING';
  if (mail.atOnce.includes(kind)) return 'AT_ONCE';
  return mail.muted.includes(kind) ? 'PAGE' : 'DIGEST';
}

const changed = (kinds: Kinds, kind: NotificationKind, isIn: boolean): NotificationKind[] => [...kinds.filter((one) => one !== kind), ...(isIn ? [kind] : [])];

type Props = {
  readonly settings: KindSettings;
  readonly onMute: (muted: NotificationKind[]) => void;
  readonly onMail: (mail: { muted: NotificationKind[]; atOnce: NotificationKind[] }) => void;
};

/** Notification settings of all kinds together, or of each kind. A choice is saved at once. */
export function KindFields({ settings, onMute, onMail }: Props) {
  const choose = (kind: NotificationKind, value: string) => {
    const [before, way] = [wayOf(settings, kind), kindWays.find((one) => one === value)];
    if (way === undefined) return;
    if ((way === 'NOTHING') !== (before === 'NOTHING')) onMute(changed(settings.muted, kind, way === 'NOTHING'));
    if (way === 'NOTHING') return;
    const { muted, atOnce } = settings.mail;
    if (muted.includes(kind) === (way === 'PAGE') && atOnce.includes(kind) === (way === 'AT_ONCE')) return;
    onMail({ muted: changed(muted, kind, way === 'PAGE'), atOnce: changed(atOnce, kind, way === 'AT_ONCE') });
  };
  const chooseForAll = (value: string) => {
    const way = kindWays.find((one) => one === value);
    if (way === undefined) return;
    const all = (isIn: boolean) => (isIn ? [...notificationKinds] : []);
    onMute(all(way === 'NOTHING'));
    if (way !== 'NOTHING') onMail({ muted: all(way === 'PAGE'), atOnce: all(way === 'AT_ONCE') });
  };
  const ways = new Set(notificationKinds.map((kind) => wayOf(settings, kind)));
  const [common] = ways.size === 1 ? ways : [];
  return (
    <fieldset className={s.kinds}>
      <legend>{t.kindsTell}</legend>
      <SelectField label={t.allKinds} value={common ?? ''} onChange={({ target }) => chooseForAll(target.value)}>
        {common === undefined && <option value="">{t.eachItsWay}</option>}
        <Ways />
      </SelectField>
      <details className={s.each} open={common === undefined}>
        <summary>{t.each}</summary>
        {notificationKinds.map((kind) => (
          <SelectField key={kind} label={t.kinds[kind]} value={wayOf(settings, kind)} onChange={({ target }) => choose(kind, target.value)}>
            <Ways />
          </SelectField>
        ))}
      </details>
    </fieldset>
  );
}

const Ways = () =>
  kindWays.map((way) => (
    <option key={way} value={way}>
      {t.ways[way]}
    </option>
  ));
