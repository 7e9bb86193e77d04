import s from './progress.module.css';

/** How far something is, in percent; also for how full something is. */
export function Progress({ label, percent, tone = 'ember' }: { readonly label: string; readonly percent: number; readonly tone?: 'ember' | 'moss' | 'amber' }) {
  return <progress className={`${s.progress} ${s[tone]}`} aria-label={label} max={100} value={percent} />;
}
