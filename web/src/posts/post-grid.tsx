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
