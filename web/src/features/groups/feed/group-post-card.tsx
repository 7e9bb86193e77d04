import type { GroupPost } from '@kloak/proto/api/types.ts';
import { type ReactNode, useRef } from 'react';
import { shortDate } from '../../../lib/dates.ts';
import { Avatar } from '../../../people/avatar.tsx';
import { MemberLink } from '../../../people/member-link.tsx';
import { useHashTarget, useScrollToTarget } from '../../../ui/list/use-hash-target.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { AttachedItems } from './attached-items.tsx';
import { GroupPostMenu } from './group-post-menu.tsx';
import s from './posts.module.css';
import { postsTexts as t } from './posts-texts.ts';

/** Hearts and comments of a post, supplied by other features. */
export type RenderComments = (post: GroupPost, isAdmin: boolean) => ReactNode;

/** Card of a group post with its attachments. */
export function GroupPostCard({ post, isAdmin, said }: { readonly post: GroupPost; readonly isAdmin: boolean; readonly said: RenderComments }) {
  const { author, text, createdAt, edited } = post;
  const name = author.username || t.somebody;
  const itself = useRef<HTMLElement>(null);
  const target = useHashTarget();
  useScrollToTarget(itself, target.post === post._id && target.comment === undefined);
  return (
    <article ref={itself} tabIndex={-1} className={s.post} aria-label={t.by(name, shortDate(createdAt))}>
      <header className={s.head}>
        <Avatar src={author.image} />
        <div className={s.who}>
          <MemberLink username={author.username} className={s.name}>
            <bdi>{name}</bdi>
          </MemberLink>
          <span className={s.quiet}>
            <time dateTime={createdAt}>{shortDate(createdAt)}</time>
            {edited && ` · ${t.edited}`}
          </span>
        </div>
        <GroupPostMenu post={post} isAdmin={isAdmin} name={name} />
      </header>
      {text && <MessageText text={text} />}
      <AttachedItems post={post} />
      {said(post, isAdmin)}
    </article>
  );
}
