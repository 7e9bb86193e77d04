import type { Post } from '@kloak/proto/api/types.ts';
import { type Ref, useEffect, useRef } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { useIsChoosing } from '../../posts/data/selection.ts';
import { Duration } from '../../posts/duration.tsx';
import { itemOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { SelectBox } from '../../posts/select-box.tsx';
import { useLongPress } from '../../posts/use-long-press.ts';
import { Link } from '../../ui/link.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import { useFocusFirstNew } from '../../ui/list/use-focus-first-new.ts';
import s from './album-list.module.css';
import { albumsTexts as t } from './texts.ts';

type AlbumListProps = {
  readonly posts: readonly Post[];
  /** Id of the post that is shown large. */
  readonly shown: string;
  readonly addressOf: (post: string) => string;
  readonly pages: Pages;
};

/**
 * All posts of an album as small pictures: a row that scrolls sideways, on a wide screen a rail. A press shows one large; during a selection they cover
 * the whole page.
 */
export function AlbumList({ posts, shown, addressOf, pages }: AlbumListProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const row = useRef<HTMLElement>(null);
  const { list, onPress } = useFocusFirstNew<HTMLUListElement>(posts.length, pages.isFetchingNextPage);
  const isChoosing = useIsChoosing();
  useEffect(() => {
    const [link, box] = [current.current, row.current];
    if (!link || !box || !shown || isChoosing) return;
    // Scrolls only the list, not the page.
    box.scrollTo?.({ left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2, top: link.offsetTop - (box.clientHeight - link.offsetHeight) / 2 });
  }, [shown, isChoosing]);
  const names = namesOf(posts);
  return (
    <nav className={isChoosing ? s.choosing : s.list} aria-label={t.inIt} ref={row}>
      <ul className={s.posts} ref={list}>
        {posts.map((post) => (
          <li key={post._id} className={s.cell}>
            <Thumbnail
              post={post}
              name={names.get(post._id) ?? ''}
              isShown={post._id === shown && !isChoosing}
              to={addressOf(post._id)}
              ref={post._id === shown ? current : undefined}
            />
            <SelectBox post={post} name={names.get(post._id) ?? ''} among={posts} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} label={memberTexts.viewMore} onPress={onPress} />
    </nav>
  );
}

type ThumbnailProps = {
  readonly post: Post;
  readonly name: string;
  readonly isShown: boolean;
  readonly to: string;
  readonly ref: Ref<HTMLAnchorElement> | undefined;
};

function Thumbnail({ post, name, isShown, to, ref }: ThumbnailProps) {
  const isChoosing = useIsChoosing();
  const longPress = useLongPress(post);
  const item = itemOf(post);
  if (!item) return null;
  return (
    <Link to={to} replace {...longPress} className={s.post} inert={isChoosing} aria-current={isShown ? 'true' : undefined} ref={ref}>
      <Picture {...pictureOf(item)} src={item.thumbNail || (post.image?.filePath ?? '')} alt={name} sizes="(min-width: 1280px) 140px, 112px" />
      <Duration of={post.video} />
    </Link>
  );
}
