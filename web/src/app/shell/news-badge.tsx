import { useHasNews } from '../../features/notifications/unread-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { usePendingCount } from '../use-pending-count.ts';
import { menuTexts } from './menu-texts.ts';
import s from './news-badge.module.css';

/** Number of requests and invites that wait for the member's answer; if none, a dot while something else is new. */
export function NewsBadge({ className }: { readonly className: string | undefined }) {
  const waiting = usePendingCount() ?? 0;
  const hasNews = useHasNews();
  if (waiting > 0) return <Badge count={waiting} said={menuTexts.requests(waiting)} className={className} />;
  if (!hasNews) return null;
  return (
    <span className={className}>
      <span className={s.dot} aria-hidden="true" />
      <span className="visually-hidden">{menuTexts.news}</span>
    </span>
  );
}
