import { useQuery } from '@tanstack/react-query';
import { sizeText } from '../../lib/size.ts';
import { Progress } from '../../ui/progress.tsx';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { uploadTexts as t } from './texts.ts';
import { usageQuery } from './upload-queries.ts';
import s from './usage-header.module.css';

/** From this share on the bar warns. */
const nearlyFull = 90;

/** How much of the space is used. */
export function UsageHeader({ me }: { readonly me: string }) {
  const { data, isError } = useQuery(usageQuery(me));
  if (isError && !data) return <p className={s.failed}>{t.usageFailed}</p>;
  const percent = data && data.maxUsage > 0 ? ((data.maxUsage - data.freeDataSpace) / data.maxUsage) * 100 : 0;
  const figures = [
    [t.usage.using, data?.currentUsage],
    [t.usage.max, data?.maxUsage],
    [t.usage.free, data?.freeDataSpace],
  ] as const;
  return (
    <div className={s.usage}>
      <dl className={s.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className={s.name}>{name}</dt>
            <dd className={s.value}>{value === undefined ? <SkeletonBlock shape="title" width="half" /> : sizeText(value)}</dd>
          </div>
        ))}
      </dl>
      <Progress label={t.usage.meter} percent={percent} tone={percent >= nearlyFull ? 'amber' : 'moss'} />
    </div>
  );
}
