import type { Image, Post } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { longDate } from '../../lib/long-dates.ts';
import { useWaitingCaption } from '../../outbox/waiting.ts';
import { Waits } from '../../outbox/waits.tsx';
import { Avatar } from '../../people/avatar.tsx';
import { MemberLink } from '../../people/member-link.tsx';
import { reportAct } from '../../people/report-act.tsx';
import { SendInChat } from '../../people/send-in-chat.tsx';
import { type Item, refOf } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Banner } from '../../ui/window/banner.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import s from './about.module.css';
import { DownloadButton } from './download-button.tsx';
import { Taken } from './taken.tsx';
import { postTexts } from './texts.ts';
import { titleOf } from './title-of.ts';

/** Parts of an item's page that other features supply; the app combines them. */
export type Slots = {
  readonly hearts: (item: Item) => ReactNode;
  readonly menu: (post: Post) => ReactNode;
  readonly comments: (item: Item, owner: string) => ReactNode;
};

type AboutProps = Slots & {
  readonly post: Post;
  /** Typed as an image: a video has all of its fields. */
  readonly item: Image;
  /** Note for the owner if a part of the item is missing. */
  readonly partial: string;
  /** Caption of the item. */
  readonly children: ReactNode;
};

/** Part under an image or video: caption, author and date, hearts and comments. */
export function About({ post, item, partial, children, hearts, menu, comments }: AboutProps) {
  const me = useMe();
  const { writer, createdAt } = post;
  const itself = refOf(post);
  const captionWaits = useWaitingCaption(post._id);
  const warnings = item.failure ? [item.failure] : [...(item.partial ? [partial] : []), ...(item.soundMissing ? [postTexts.soundMissing] : [])];
  return (
    <>
      {warnings.length > 0 && (
        <Banner tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <div className={s.about}>
        {children}
        {captionWaits && <Waits />}
        <div className={s.row}>
          <div className={s.writer}>
            <Avatar src={writer.image} />
            <div>
              <p className={s.name}>
                <MemberLink username={writer.username} />
              </p>
              <p className={s.date}>
                <time dateTime={createdAt} data-caption={item.takenLocal ? undefined : ''}>
                  {item.takenLocal ? postTexts.added(longDate(createdAt)) : longDate(createdAt)}
                </time>
                {writer._id === me.id && <span> · {item.privacyLabel}</span>}
              </p>
            </div>
          </div>
          <div className={s.acts}>
            {hearts(itself)}
            <SendInChat posts={[post]} />
            {(writer._id === me.id || item.downloadable) && item.key && <DownloadButton fileKey={item.key} />}
            {writer._id !== me.id && (
              <Menu label={postTexts.more(titleOf(post))} look="more" acts={[reportAct({ kind: 'ITEM', id: post._id, name: titleOf(post) })]} />
            )}
            {menu(post)}
          </div>
        </div>
        <Taken item={item} />
      </div>
      {comments(itself, writer._id)}
    </>
  );
}
