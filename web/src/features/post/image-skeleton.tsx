import { texts } from '../../lib/texts.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import s from './image-page.module.css';
import stage from './stage.module.css';

export function ImageSkeleton() {
  return (
    <Skeleton label={texts.common.loading}>
      <div className={s.page}>
        <div className={stage.stage} />
        <div className={s.about}>
          <Bone shape="title" width="half" />
          <div className={s.writer}>
            <Bone shape="round" />
            <Bone width="third" />
          </div>
        </div>
      </div>
    </Skeleton>
  );
}
