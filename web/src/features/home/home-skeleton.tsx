import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import s from './home.module.css';
import { homeTexts } from './texts.ts';

export function HomeSkeleton() {
  return (
    <Skeleton label={homeTexts.loading}>
      <div className={s.blocks}>
        {['first', 'second'].map((block) => (
          <div key={block}>
            <div className={s.header}>
              <SkeletonBlock shape="round" />
              <div className={s.names}>
                <SkeletonBlock shape="title" width="half" />
                <SkeletonBlock width="third" />
              </div>
            </div>
            <div className={s.grid}>
              {['a', 'b', 'c', 'd'].map((card) => (
                <div key={card}>
                  <SkeletonBlock shape="picture" />
                  <div className={s.lines}>
                    <SkeletonBlock width="half" />
                    <SkeletonBlock width="third" />
                  </div>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
