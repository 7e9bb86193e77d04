import type { Post } from '@kloak/proto/api/types.ts';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../ui/link.tsx';
import { transitionInto } from '../ui/transition-into.ts';
import { captionOf, ownTitle, takenNameOf, takenOf } from './caption.ts';
import { type Among, siblings } from './data/siblings.ts';
import { Duration } from './duration.tsx';
import { gridSizes } from './grid-sizes.ts';
import { type Item, itemOf, pathOf, refOf } from './item.ts';
import { Picture } from './picture/picture.tsx';
import { cardSrcOf, pictureOf } from './picture/picture-of.ts';
import s from './post-card.module.css';
import { PostCounts } from './post-counts.tsx';
import { useLongPress } from './use-long-press.ts';

type CardProps = {
  readonly post: Post;
  /** Name of a post without a caption. */
  readonly name: string | undefined;
  /** All items of the page, in its order. */
  readonly all: readonly Item[];
  /** Source of that list, if it has further pages. */
  readonly list?: Among['of'];
  readonly when: 'first' | 'soon' | 'late';
  /** Text beside the date. */
  readonly note?: string;
  /** Actions over the picture. */
  readonly acts?: ReactNode;
  /** Checkbox over the card during a selection, in which a press does not open the post. */
  readonly select?: ReactNode;
  /** Width on the page, as the `sizes` of an image; by default that of a grid of cards. */
  readonly sizes?: string;
};

/**
 * Card of a post: its picture, which grows into the post's page. Two lines below show caption and date, and the numbers of hearts and comments if the
 * list has them. A post without a caption shows only its day. Its accessible name is unique on the page.
 */
export function PostCard({ post, name, all, list = 'all', when, note, acts, select, sizes = gridSizes }: CardProps) {
  const { video } = post;
  const navigate = useNavigate();
  const frame = useRef<HTMLSpanElement>(null);
  const longPress = useLongPress(post);
  const item = itemOf(post);
  if (!item) return null;
  const caption = ownTitle(post, item) || captionOf(post, item);
  const taken = takenOf(post);
  const path = pathOf(refOf(post));
  const state = siblings({ items: all, of: list }, post._id);
  const onClick = (event: MouseEvent) => {
    const opensHere = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!opensHere || !frame.current) return;
    event.preventDefault();
    transitionInto(frame.current, () => void navigate(path, { state }));
  };
  return (
    <div className={s.box}>
      <Link to={path} state={state} className={s.card} inert={select !== undefined} onClick={onClick} {...longPress}>
        <span ref={frame} className={s.frame}>
          <Picture {...pictureOf(item)} src={cardSrcOf(post)} alt="" sizes={sizes} when={when} />
          <Duration of={video} />
        </span>
        {caption ? (
          <span className={s.caption} dir="auto" data-caption="">
            {caption}
          </span>
        ) : (
          <span className="visually-hidden">{name}</span>
        )}
        {item.description && item.description !== caption && (
          <span className={s.description} dir="auto">
            {item.description}
          </span>
        )}
        <span className={s.below}>
          <span className={s.date}>
            {taken && (
              <time dateTime={taken} aria-hidden={!caption}>
                {takenNameOf(post)}
              </time>
            )}
            {note && `${taken && ' · '}${note}`}
          </span>
          <PostCounts post={post} />
        </span>
      </Link>
      {select ?? (acts && <div className={s.acts}>{acts}</div>)}
    </div>
  );
}
