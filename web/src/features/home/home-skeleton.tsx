import { texts } from '../../lib/texts.ts';
import { PostGridSkeleton } from '../../posts/post-grid.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import s from './home.module.css';
import { StoriesSkeleton } from './stories.tsx';

export function HomeSkeleton() {
  return (
    <Skeleton label={texts.common.loading}>
      <div className={s.blocks}>
        <StoriesSkeleton />
        <div>
          <div className={s.header}>
            <SkeletonBlock shape="round" />
            <div className={s.names}>
              <SkeletonBlock shape="title" width="half" />
              <SkeletonBlock width="third" />
            </div>
          </div>
          <PostGridSkeleton newest />
        </div>
      </div>
    </Skeleton>
  );
}
