import type { ReactNode, Ref } from 'react';
import { moveByArrows } from '../ui/list/move-by-arrows.ts';
import { SkeletonBlock } from '../ui/list/skeleton.tsx';
import s from './post-grid.module.css';

type Arrangement = {
  /** The newest four. They form one row, without the rest that does not fit, or a row that scrolls sideways on a phone. */
  readonly newest?: boolean;
  /** True if there are further pages: an incomplete row is hidden until it is full. */
  readonly wholeRows?: boolean;
};
type GridProps<Entry> = Arrangement & {
  readonly posts: readonly Entry[];
  readonly ref?: Ref<HTMLUListElement>;
  readonly children: (post: Entry, index: number) => ReactNode;
};

const nameOf = ({ newest, wholeRows }: Arrangement) => [s.grid, newest && s.newest, wholeRows && s.wholeRows].filter(Boolean).join(' ');

/**
 * Width of a card of the newest four, as the `sizes` of an image: on a phone, one card and the edge of the next are visible. Phones with more than two device pixels per CSS pixel load
 * the file for two. Nobody sees the difference in a card, and the next size has several times the bytes.
 */
export const newestSizes =
  '(min-width: 1600px) 22vw, (min-width: 1300px) 29vw, (min-width: 1000px) 36vw, (min-width: 800px) 43vw, (min-resolution: 3dppx) 42vw, (min-resolution: 2.5dppx) 50vw, 76vw';

/** Grid of cards: 4, 3, 2 or 1 in a row. */
export function PostGrid<Entry extends { readonly _id: string }>({ posts, ref, newest, wholeRows, children }: GridProps<Entry>) {
  return (
    <ul className={nameOf({ newest, wholeRows })} ref={ref} onKeyDown={moveByArrows}>
      {posts.map((post, index) => (
        <li key={post._id}>{children(post, index)}</li>
      ))}
    </ul>
  );
}

type SkeletonProps = Pick<Arrangement, 'newest'> & {
  /** Width of the first card, as the `sizes` of an image: `before-screen.ts` draws the first picture into it. */
  readonly first?: string;
};

/** Placeholders of four cards. */
export function PostGridSkeleton({ newest = false, first }: SkeletonProps) {
  return (
    <div className={nameOf({ newest, wholeRows: true })}>
      {['a', 'b', 'c', 'd'].map((card) => (
        <div key={card}>
          {first !== undefined && card === 'a' ? <span className={s.first} data-first-picture={first} /> : <SkeletonBlock shape="picture" />}
          <div className={s.lines}>
            <SkeletonBlock width="half" />
            <SkeletonBlock width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}
