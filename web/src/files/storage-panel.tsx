import type { DataUsage } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { sizeText } from '../lib/size.ts';
import { SkeletonBlock } from '../ui/list/skeleton.tsx';
import { Progress } from '../ui/progress.tsx';
import s from './storage-panel.module.css';
import { usageTexts as t } from './usage-texts.ts';

type PanelProps = { readonly usage: DataUsage | undefined; readonly failed: boolean; readonly children?: ReactNode };

/** Percentage from which the bar warns. */
const nearlyFull = 90;

/** Used space, and actions that free or add some. */
export function StoragePanel({ usage, failed, children }: PanelProps) {
  if (failed && !usage) return <p className={s.failed}>{t.failed}</p>;
  const percent = usage && usage.maxUsage > 0 ? ((usage.maxUsage - usage.freeDataSpace) / usage.maxUsage) * 100 : 0;
  const figures = [
    [t.using, usage?.currentUsage],
    [t.max, usage?.maxUsage],
    [t.free, usage?.freeDataSpace],
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
      <Progress label={t.meter} percent={percent} tone={percent >= nearlyFull ? 'amber' : 'moss'} />
      {usage && usage.currentUsage > usage.maxUsage && <p className={s.over}>{t.over}</p>}
      {children}
    </div>
  );
}
