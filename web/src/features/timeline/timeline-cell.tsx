import type { Post } from '@kloak/proto/api/types.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { captionOf, kindName } from '../../lib/caption.ts';
import { itemOf, pathOf, refOf } from '../../lib/item.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { useIsChoosing } from '../../lib/selection.ts';
import { siblings } from '../../lib/siblings.ts';
import { Duration } from '../../ui/duration.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import s from './timeline.module.css';

type CellProps = {
  readonly post: Post;
  readonly width: number;
  /** Said after what it is: its place among others. */
  readonly place: string;
  /** All that have come, in their order, and the ids of the images of them. */
  readonly among: readonly Post[];
  readonly around: readonly string[];
  /** It was opened from here: who comes back goes on at it. */
  readonly wasOpened: boolean;
  readonly onOpen: (id: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

/** One picture of the timeline. */
export function TimelineCell({ post, width, place, among, around, wasOpened, onOpen, ...focus }: CellProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (wasOpened) link.current?.focus({ preventScroll: true });
  }, [wasOpened]);
  const isChoosing = useIsChoosing();
  const item = itemOf(post);
  if (!item) return null;
  const { image, video } = post;
  const name = `${captionOf(post, item) || kindName(post)}, ${place}`;
  return (
    <>
      <Link
        ref={link}
        to={pathOf(refOf(post))}
        state={image && siblings({ ids: around, of: 'some' }, post._id)}
        className={s.link}
        inert={isChoosing}
        onClick={() => onOpen(post._id)}
        {...focus}
      >
        <Picture {...pictureOf(item)} src={item.thumbNail || (image?.filePath ?? '')} alt="" sizes={`${Math.ceil(width)}px`} when="soon" />
        <span className="visually-hidden">{name}</span>
        <Duration of={video} />
      </Link>
      {isChoosing && <SelectBox post={post} name={name} among={among} />}
    </>
  );
}
