import { texts } from '../../lib/texts.ts';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import s from './timeline.module.css';

/** Placeholder until the days are loaded. `before-timeline.ts` renders the first pictures into it, at their final places. */
export function TimelineSkeleton() {
  return (
    <Skeleton label={texts.common.loading}>
      <div className={s.layout}>
        <div className={`${s.rows} ${s.coming}`} data-first-rows="">
          {['first', 'second'].map((day) => (
            <div key={day}>
              <div className={s.emptyDay}>
                <SkeletonBlock shape="title" width="third" />
              </div>
              <div className={s.emptyRow}>
                <div className={s.cell} />
                <div className={s.cell} />
                <div className={s.cell} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
