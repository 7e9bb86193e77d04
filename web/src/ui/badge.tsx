import s from './badge.module.css';

type BadgeProps = { readonly count: number; readonly said?: string; readonly className?: string | undefined };

/** How many of something wait for somebody, `said` in words where what it stands in does not say it; nothing where there are none. */
export function Badge({ count, said, className = '' }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={`${s.badge} ${className}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {said !== undefined && <span className="visually-hidden">{said}</span>}
    </span>
  );
}
