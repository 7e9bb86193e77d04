import type { Notification } from '@kloak/proto/api/types.ts';
import { groupPath, hashOfTarget } from '@kloak/proto/rules/files/thing-paths.ts';
import { Download, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { ago } from '../../lib/long-dates.ts';
import { Avatar } from '../../people/avatar.tsx';
import { useChat } from '../../people/chat-place.ts';
import { memberPath } from '../../people/member-path.ts';
import { openReportsPath, reportsPath } from '../../people/report.ts';
import { pathOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { Link } from '../../ui/link.tsx';
import s from './notifications.module.css';
import { notificationsTexts as t } from './texts.ts';

/** Width of the picture in a row, as the `sizes` of an image. */
const thumbSize = '56px';

type RowProps = {
  readonly notification: Notification;
  readonly isNew: boolean;
  /** Actions in the row. */
  readonly acts?: ReactNode;
};

const ofReports: readonly Notification['kind'][] = ['REPORT_CLOSED', 'LOOK_ASKED', 'LOOKED_AT'];
/** A notification without an author is about something that the member requested in the settings. */
const ownPath = '/settings';

function pathTo({ kind, profiles: [first], post, group, groupPostId, commentId }: Notification): string {
  if (kind === 'REPORTS') return openReportsPath;
  if (ofReports.includes(kind)) return reportsPath;
  if (post) return `${pathOf({ kind: post.video ? 'video' : 'image', id: post._id })}${hashOfTarget({ comment: commentId })}`;
  if (group) return `${groupPath(group._id)}${hashOfTarget({ post: groupPostId, comment: commentId })}`;
  return first ? memberPath(first.username) : ownPath;
}

function thingOf({ post, group, groupPostId }: Notification): string {
  if (group && groupPostId !== undefined) return t.postIn(group.name);
  return post?.video ? t.video : t.photo;
}

/** A notification: people, action and time, with a link to its subject. */
export function NotificationRow({ notification, isNew, acts }: RowProps) {
  const { kind, profiles, post, items: count = 0, group, role = 'MEMBER', roomId, createdAt } = notification;
  const [first] = profiles;
  const Icon = kind === 'REPORTS' ? Flag : Download;
  const { show } = useChat();
  const told = { thing: thingOf(notification), count, group: group?.name ?? '', role };
  const row = (
    <>
      {first ? <Avatar src={first.image} /> : <Icon size={32} aria-hidden="true" className={s.own} />}
      <span className={s.text}>
        <span>
          {first && <Who notification={notification} />} {t.did[kind](told)}
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

/** `Ben`, `Ben and Clara`, `Ben and 3 others`. */
function Who({ notification: { profiles, people } }: { readonly notification: Notification }) {
  const [first, second] = profiles.map(({ username }) => username || t.somebody);
  return (
    <>
      <bdi className={s.name}>{first}</bdi>
      {people === 2 && second && (
        <>
          {' '}
          {t.and} <bdi className={s.name}>{second}</bdi>
        </>
      )}
      {people > 2 && ` ${t.others(people - 1)}`}
    </>
  );
}
