import type { Profile } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { MoreFromAuthor } from './more-from-author.tsx';
import s from './post-layout.module.css';

type PostLayoutProps = {
  /** Author of the post with the id `itself`; undefined until it is loaded. */
  readonly writer: Profile | undefined;
  readonly itself: string;
  readonly children: ReactNode;
};

/** A post with its author's other posts: beside it on a wide screen, where their place is reserved, under it on a small one. */
export function PostLayout({ writer, itself, children }: PostLayoutProps) {
  return (
    <div className={s.layout}>
      {children}
      <div>{writer && <MoreFromAuthor key={writer._id} writer={writer} except={itself} />}</div>
    </div>
  );
}
