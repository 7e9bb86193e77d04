import { texts } from '../../lib/texts.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import s from './image-page.module.css';

/** What stands under the picture, before it is there. */
export function AboutSkeleton() {
  return (
    <Skeleton label={texts.common.loading}>
      <div className={s.about}>
        <Bone shape="title" width="half" />
        <div className={s.writer}>
          <Bone shape="round" />
          <Bone width="third" />
        </div>
      </div>
    </Skeleton>
  );
}
