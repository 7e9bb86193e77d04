import type { ReactNode } from 'react';
import s from './skeleton.module.css';

/** Grey placeholder in the final size. */
export function SkeletonBlock({
  shape = 'line',
  width,
}: {
  readonly shape?: 'line' | 'title' | 'round' | 'picture';
  readonly width?: 'full' | 'half' | 'third';
}) {
  return <span className={`${s.block} ${s[shape]} ${s[width ?? 'full']}`} />;
}

/** Placeholder blocks; `label` is read by screen readers. */
export function Skeleton({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
