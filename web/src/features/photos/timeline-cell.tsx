import type { Post } from '@kloak/proto/api/types.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { useCallback, useEffect, useRef } from 'react';
import { captionOf, kindName } from '../../posts/caption.ts';
import { useIsChoosing } from '../../posts/data/selection.ts';
import { siblings } from '../../posts/data/siblings.ts';
import type { TimelinePlace } from '../../posts/data/timeline-place.ts';
import { Duration } from '../../posts/duration.tsx';
import { itemOf, pathOf, refOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { cardSrcOf, pictureOf } from '../../posts/picture/picture-of.ts';
import { useSeen } from '../../posts/seen/use-seen.ts';
import { SelectBox } from '../../posts/select-box.tsx';
import { isInexact, takenName } from '../../posts/taken-name.ts';
import { useLongPress } from '../../posts/use-long-press.ts';
import { useMe } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { sizesOf } from './layout.ts';
import type { LoadedPosts } from './scroll-restore.ts';
import { photosTexts as t } from './texts.ts';
import s from './timeline.module.css';

type CellProps = {
  readonly post: Post;
  readonly width: number;
  /** Position among the others, read after the picture's name. */
  readonly place: string;
  readonly at: TimelinePlace;
  readonly come: LoadedPosts;
  /** True if it is visible as soon as the timeline is. */
  readonly isFirst: boolean;
  /** True if it was opened from here: it gets the focus after going back. */
  readonly wasOpened: boolean;
  readonly onOpen: (id: string) => void;
};

/** Older posts are not reported as displayed: who scrolls through years would send a request for each of their stories. */
const newForMs = 60 * dayMs;

/** Time in ms for which a picture loads before its thumbhash is painted; most are in the browser's cache, or are scrolled past. */
const hashAfterMs = 200;

/** One picture of the timeline. */
export function TimelineCell({ post, width, place, at, come, isFirst, wasOpened, onOpen }: CellProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isRecent = Date.now() - Date.parse(post.createdAt) < newForMs;
  const seen = useSeen(isRecent ? post : undefined);
  const display = useCallback(
    (element: HTMLAnchorElement) => {
      link.current = element;
      return seen(element);
    },
    [seen],
  );
  useEffect(() => {
    if (wasOpened) link.current?.focus({ preventScroll: true });
  }, [wasOpened]);
  const me = useMe();
  const isChoosing = useIsChoosing();
  const longPress = useLongPress(post);
  const item = itemOf(post);
  if (!item) return null;
  const { video } = post;
  const itself = captionOf(post, item) || kindName(post);
  const said = isInexact(item) && takenName(item);
  const named = post.writer._id === me.id ? itself : t.writtenBy(itself, post.writer.username);
  const name = [named, said, place].filter(Boolean).join(', ');
  return (
    <>
      <Link
        ref={display}
        to={pathOf(refOf(post))}
        state={siblings({ items: come.items, of: at }, post._id)}
        className={s.link}
        inert={isChoosing}
        onClick={() => onOpen(post._id)}
        {...longPress}
      >
        <Picture
          {...pictureOf(item)}
          src={cardSrcOf(post)}
          alt=""
          sizes={sizesOf(width)}
          when={isFirst ? 'first' : 'soon'}
          hashAfterMs={isFirst ? 0 : hashAfterMs}
        />
        <span className="visually-hidden">{name}</span>
        {said && (
          <span className={s.said} aria-hidden="true" data-caption="">
            {said}
          </span>
        )}
        <Duration of={video} />
      </Link>
      {isChoosing && <SelectBox post={post} name={name} among={come.posts} />}
    </>
  );
}
