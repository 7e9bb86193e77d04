import type { Post } from '@kloak/proto/api/types.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { itemOf } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PostCard } from '../../ui/post-card.tsx';
import { PostGrid } from '../../ui/post-grid.tsx';
import s from './profile.module.css';

type LibraryProps = {
  readonly title: string;
  readonly posts: readonly Post[];
  /** What can be done with a post. */
  readonly menu?: (post: Post) => ReactNode;
  readonly more: { readonly has: boolean; readonly isLoading: boolean; readonly load: () => void };
};

/** The posts of one member, four at first and four more at each press. */
export function Library({ title, posts, menu, more }: LibraryProps) {
  const heading = useId();
  const grid = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);
  const all = posts.flatMap(({ image }) => image?._id ?? []);
  // Who asked for more goes on at the first of them: the button may be gone.
  useEffect(() => {
    const first = shownBefore.current;
    if (first === undefined || posts.length <= first) return;
    shownBefore.current = undefined;
    grid.current?.children[first]?.querySelector('a')?.focus();
  }, [posts.length]);
  return (
    <section aria-labelledby={heading} className={s.library}>
      <h2 id={heading}>{title}</h2>
      <PostGrid posts={posts} ref={grid}>
        {(post, index) => <PostCard post={post} all={all} when={index === 0 ? 'first' : 'late'} note={itemOf(post)?.privacyLabel} acts={menu?.(post)} />}
      </PostGrid>
      {more.has && (
        <div className={s.more}>
          <Button
            tone="quiet"
            busy={more.isLoading && texts.common.loading}
            onClick={() => {
              shownBefore.current = posts.length;
              more.load();
            }}
          >
            {memberTexts.viewMore}
          </Button>
        </div>
      )}
    </section>
  );
}
