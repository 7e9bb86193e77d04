import s from './badge.module.css';

type BadgeProps = { readonly count: number; readonly said?: string; readonly className?: string | undefined };

/** Number of waiting things; renders nothing for 0. `said`: a text for screen readers if the surroundings do not give one. */
export function Badge({ count, said, className = '' }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={`${s.badge} ${className}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {said !== undefined && <span className="visually-hidden">{said}</span>}
    </span>
  );
}
