import type { Image, Post } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { type Item, refOf } from '../../lib/item.ts';
import { longDate } from '../../lib/long-dates.ts';
import { useMe } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { MemberLink } from '../../ui/member-link.tsx';
import s from './about.module.css';
import { DownloadButton } from './download-button.tsx';
import { Taken } from './taken.tsx';

/** What other features bring to the page of an item; the app puts them together. */
export type Slots = {
  readonly hearts: (item: Item) => ReactNode;
  readonly menu: (post: Post) => ReactNode;
  readonly comments: (item: Item, owner: string) => ReactNode;
};

type AboutProps = Slots & {
  readonly post: Post;
  /** A video has all that an image has. */
  readonly item: Image;
  /** Said to the owner when a part of it is missing. */
  readonly partial: string;
  /** What people wrote about it. */
  readonly children: ReactNode;
};

/** What stands under an image or a video: what was written, whose it is and since when, hearts and comments. */
export function About({ post, item, partial, children, hearts, menu, comments }: AboutProps) {
  const me = useMe();
  const { writer, createdAt } = post;
  const itself = refOf(post);
  return (
    <>
      {(item.failure || item.partial) && (
        <Banner tone="warning">
          <p>{item.failure ?? partial}</p>
        </Banner>
      )}
      <div className={s.about}>
        {children}
        <div className={s.row}>
          <div className={s.writer}>
            <Avatar src={writer.image} />
            <div>
              <p className={s.name}>
                <MemberLink username={writer.username} />
              </p>
              <p className={s.date}>
                <time dateTime={createdAt}>{longDate(createdAt)}</time>
                {writer._id === me.id && ` · ${item.privacyLabel}`}
              </p>
            </div>
          </div>
          <div className={s.acts}>
            {hearts(itself)}
            {writer._id === me.id && item.key && <DownloadButton fileKey={item.key} />}
            {menu(post)}
          </div>
        </div>
        <Taken item={item} />
      </div>
      {comments(itself, writer._id)}
    </>
  );
}
