import type { Post } from '@kloak/proto/api/types.ts';
import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { captionOf } from '../../lib/caption.ts';
import { clock } from '../../lib/dates.ts';
import { itemOf } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import s from './album-list.module.css';
import { albumsTexts as t } from './texts.ts';

type AlbumListProps = {
  readonly posts: readonly Post[];
  /** The one that is shown large. */
  readonly shown: string;
  readonly addressOf: (post: string) => string;
  readonly more: { readonly has: boolean; readonly isLoading: boolean; readonly load: () => void };
};

/** All posts of an album, small: a row that is moved sideways, on a wide screen a rail. Choosing one shows it large. */
export function AlbumList({ posts, shown, addressOf, more }: AlbumListProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const [link, box] = [current.current, list.current];
    if (!link || !box || !shown) return;
    // Within the list alone: the page stays where it is.
    box.scrollTo?.({ left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2, top: link.offsetTop - (box.clientHeight - link.offsetHeight) / 2 });
  }, [shown]);
  return (
    <nav className={s.list} aria-label={t.inIt} ref={list}>
      <ul className={s.posts}>
        {posts.map((post) => (
          <li key={post._id}>
            <Thumbnail post={post} isShown={post._id === shown} to={addressOf(post._id)} ref={post._id === shown ? current : undefined} />
          </li>
        ))}
      </ul>
      {more.has && (
        <Button tone="quiet" busy={more.isLoading && texts.common.loading} onClick={more.load}>
          {memberTexts.viewMore}
        </Button>
      )}
    </nav>
  );
}

type ThumbnailProps = { readonly post: Post; readonly isShown: boolean; readonly to: string; readonly ref: Ref<HTMLAnchorElement> | undefined };

function Thumbnail({ post, isShown, to, ref }: ThumbnailProps) {
  const item = itemOf(post);
  if (!item) return null;
  const { video } = post;
  const name = captionOf(post, item) || memberTexts[video ? 'untitledVideo' : 'untitled'];
  return (
    <Link to={to} replace className={s.post} aria-current={isShown ? 'true' : undefined} ref={ref}>
      <Picture {...pictureOf(item)} src={item.thumbNail || (post.image?.filePath ?? '')} alt={name} sizes="(min-width: 1280px) 140px, 112px" />
      {video && video.duration > 0 && <span className={s.duration}>{clock(video.duration)}</span>}
    </Link>
  );
}
