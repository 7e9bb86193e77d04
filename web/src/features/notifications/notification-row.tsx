import type { Notification } from '@kloak/proto/api/types.ts';
import { Download, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { ago } from '../../lib/long-dates.ts';
import { Avatar } from '../../people/avatar.tsx';
import { useChat } from '../../people/chat-place.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { Link } from '../../ui/link.tsx';
import s from './notifications.module.css';
import { actOf, actorsOf, pathTo } from './row-facts.ts';
import { notificationRowTexts } from './row-texts.ts';
import { notificationsTexts as t } from './texts.ts';

/** Width of the picture in a row, as the `sizes` of an image. */
const thumbSize = '56px';

type RowProps = {
  readonly notification: Notification;
  readonly isNew: boolean;
  /** Actions in the row. */
  readonly acts?: ReactNode;
};

/** A notification: people, action and time, with a link to its subject. `early-news.ts` copies and fills it. */
export function NotificationRow({ notification, isNew, acts }: RowProps) {
  const { kind, profiles, post, roomId, createdAt } = notification;
  const [first] = profiles;
  const Icon = kind === 'REPORTS' ? Flag : Download;
  const { show } = useChat();
  const row = (
    <>
      {first ? <Avatar src={first.image} /> : <Icon size={32} aria-hidden="true" className={s.own} />}
      <span className={s.text}>
        <span>
          <Who notification={notification} /> {actOf(notification)}
        </span>
        <time dateTime={createdAt} className={s.when}>
          {ago(createdAt)}
        </time>
      </span>
      {isNew && (
        <span className={s.new}>
          <span className="visually-hidden">{t.isNew}</span>
        </span>
      )}
      {post && <Thumb post={post} />}
    </>
  );
  return (
    <div className={s.entry}>
      {roomId === undefined ? (
        <Link to={pathTo(notification)} className={s.row}>
          {row}
        </Link>
      ) : (
        <button type="button" className={`${s.row} ${s.toChat}`} onClick={() => show({ at: 'room', room: roomId })}>
          {row}
        </button>
      )}
      {acts && <div className={s.acts}>{acts}</div>}
    </div>
  );
}

function Thumb({ post: { thumbNail, width, height, thumbhash } }: { readonly post: NonNullable<Notification['post']> }) {
  return (
    <span className={s.thumb}>
      <Picture sources={[]} src={thumbNail} alt="" width={width} height={height} thumbhash={thumbhash} sizes={thumbSize} />
    </span>
  );
}

function Who({ notification }: { readonly notification: Notification }) {
  const {
    names: [first, second],
    others,
  } = actorsOf(notification);
  return (
    <>
      {first && <bdi className={s.name}>{first}</bdi>}
      {second && (
        <>
          {' '}
          {notificationRowTexts.and} <bdi className={s.name}>{second}</bdi>
        </>
      )}
      {others && ` ${others}`}
    </>
  );
}
