import { texts } from '../../lib/texts.ts';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import s from './about.module.css';

/** Placeholder of the part under the picture. */
export function AboutSkeleton() {
  return (
    <Skeleton label={texts.common.loading}>
      <div className={s.about}>
        <SkeletonBlock shape="title" width="half" />
        <div className={s.writer}>
          <SkeletonBlock shape="round" />
          <SkeletonBlock width="third" />
        </div>
      </div>
    </Skeleton>
  );
}
