import { type PushKind, pushKinds } from '@kloak/proto/rules/device-pushes.ts';
import { type NotificationKind, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import { CheckField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { type KindWay, kindWays } from './kind-ways.ts';
import s from './notifications.module.css';
import { notificationsTexts as t } from './texts.ts';

type Kinds = readonly NotificationKind[];
/** False for kinds that are not pushed to devices. */
type PushedKinds = Partial<Record<PushKind, boolean>>;
/** Settings as the server stores them: kinds muted on the page, kinds muted in mails, kinds mailed at once, and pushed kinds. */
export type KindSettings = { readonly muted: Kinds; readonly mail: { readonly muted: Kinds; readonly atOnce: Kinds }; readonly push: PushedKinds };

function wayOf({ muted, mail }: KindSettings, kind: NotificationKind): KindWay {
  if (muted.includes(kind)) return 'NOTHING';
  if (mail.atOnce.includes(kind)) return 'AT_ONCE';
  return mail.muted.includes(kind) ? 'PAGE' : 'DIGEST';
}

const changed = (kinds: Kinds, kind: NotificationKind, isIn: boolean): NotificationKind[] => [...kinds.filter((one) => one !== kind), ...(isIn ? [kind] : [])];

type Props = {
  readonly settings: KindSettings;
  readonly onMute: (muted: NotificationKind[]) => void;
  readonly onPush: (push: PushedKinds) => void;
  readonly onMail: (mail: { muted: NotificationKind[]; atOnce: NotificationKind[] }) => void;
};

/** Notification settings of all kinds together, or of each kind. A choice is saved at once. */
export function KindFields({ settings, onMute, onMail, onPush }: Props) {
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
  const isPushed = (kind: PushKind) => settings.push[kind] !== false;
  const pushAll = (on: boolean) => {
    const all: PushedKinds = {};
    for (const kind of pushKinds) all[kind] = on;
    onPush(all);
  };
  const ways = new Set(notificationKinds.map((kind) => wayOf(settings, kind)));
  const [common] = ways.size === 1 ? ways : [];
  return (
    <fieldset className={s.kinds}>
      <legend>{t.kindsTell}</legend>
      <div className={s.kind}>
        <SelectField label={t.allKinds} needsServer value={common ?? ''} onChange={({ target }) => chooseForAll(target.value)}>
          {common === undefined && <option value="">{t.eachItsWay}</option>}
          <Ways />
        </SelectField>
        <Push name={t.allKinds} isPushed={pushKinds.every(isPushed)} onChange={pushAll} />
      </div>
      <details className={s.each} open={common === undefined}>
        <summary>{t.each}</summary>
        {notificationKinds.map((kind) => (
          <div key={kind} className={s.kind}>
            <SelectField label={t.kinds[kind]} needsServer value={wayOf(settings, kind)} onChange={({ target }) => choose(kind, target.value)}>
              <Ways />
            </SelectField>
            <Push name={t.kinds[kind]} isPushed={isPushed(kind)} isMuted={settings.muted.includes(kind)} onChange={(on) => onPush({ [kind]: on })} />
          </div>
        ))}
        {onlyPushed.map((kind) => (
          <div key={kind} className={s.kind}>
            <span>{t.push.kinds[kind]}</span>
            <Push name={t.push.kinds[kind]} isPushed={isPushed(kind)} onChange={(on) => onPush({ [kind]: on })} />
          </div>
        ))}
      </details>
    </fieldset>
  );
}

/** Kinds without an entry on the page and a line in mails: requests have places of their own there. */
const onlyPushed = ['CONNECTION_REQUESTS', 'GROUP_INVITES'] as const;

type PushProps = { readonly name: string; readonly isPushed: boolean; readonly isMuted?: boolean; readonly onChange: (isPushed: boolean) => void };

/** A muted kind is not pushed either. */
function Push({ name, isPushed, isMuted = false, onChange }: PushProps) {
  return (
    <CheckField
      label={t.push.push}
      needsServer
      aria-label={t.push.pushOf(name)}
      checked={isPushed && !isMuted}
      disabled={isMuted}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const Ways = () =>
  kindWays.map((way) => (
    <option key={way} value={way}>
      {t.ways[way]}
    </option>
  ));
