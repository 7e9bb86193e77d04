import s from './progress.module.css';

/** Progress or fill level, in percent. */
export function Progress({ label, percent, tone = 'ember' }: { readonly label: string; readonly percent: number; readonly tone?: 'ember' | 'moss' | 'amber' }) {
  return <progress className={`${s.progress} ${s[tone]}`} aria-label={label} max={100} value={percent} />;
}
