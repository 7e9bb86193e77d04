import { useMatch } from 'react-router-dom';
import { Link } from '../../ui/link.tsx';
import type { Screen } from '../screen.ts';
import { menuIcons } from './menu-icons.ts';
import { NewsBadge } from './news-badge.tsx';
import s from './screen-link.module.css';

type ScreenLinkProps = { readonly screen: Screen; readonly look: 'side' | 'bottom' | 'top' };

/** Link to a screen in the side menu, in the bottom bar or, as an icon, in the top bar. Renders nothing for a screen without a menu entry. */
export function ScreenLink({ screen: { path, menu }, look }: ScreenLinkProps) {
  const isShown = useMatch({ path, end: false }) !== null;
  if (!menu || menu.section === 'account') return null;
  const { label, icon, inTopBar } = menu;
  const Icon = menuIcons[icon];
  return (
    <Link to={path} className={`${s.link} ${s[look]}`} aria-current={isShown ? 'page' : undefined}>
      <Icon size={look === 'side' ? 20 : 22} aria-hidden="true" />
      <span className={look === 'top' ? 'visually-hidden' : s.label}>{label}</span>
      {inTopBar && <NewsBadge className={s.badge} />}
    </Link>
  );
}
