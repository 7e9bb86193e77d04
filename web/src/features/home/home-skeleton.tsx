import { memberTexts } from '../../lib/member-texts.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import s from './home.module.css';

export function HomeSkeleton() {
  return (
    <Skeleton label={memberTexts.home.loading}>
      <div className={s.blocks}>
        {['first', 'second'].map((block) => (
          <div key={block}>
            <div className={s.header}>
              <Bone shape="round" />
              <div className={s.names}>
                <Bone shape="title" width="half" />
                <Bone width="third" />
              </div>
            </div>
            <div className={s.grid}>
              {['a', 'b', 'c', 'd'].map((card) => (
                <div key={card}>
                  <Bone shape="picture" />
                  <div className={s.lines}>
                    <Bone width="half" />
                    <Bone width="third" />
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
