import { NavLink } from 'react-router-dom';
import { usePending } from '../../features/families/connections-queries.ts';
import type { Screen } from '../screen.ts';
import { menuIcons } from './menu-icons.ts';
import { menuTexts } from './menu-texts.ts';
import s from './screen-link.module.css';

type ScreenLinkProps = { readonly screen: Screen; readonly look: 'side' | 'bottom' };

/** The entry of a screen in the side menu or in the bottom bar; nothing for one that stands in no menu. */
export function ScreenLink({ screen: { path, menu }, look }: ScreenLinkProps) {
  if (!menu) return null;
  const { label, icon, badge } = menu;
  const Icon = menuIcons[icon];
  return (
    <NavLink to={path} className={`${s.link} ${s[look]}`}>
      <Icon size={look === 'side' ? 20 : 22} aria-hidden="true" />
      <span>{label}</span>
      {badge === 'requests' && <RequestsBadge />}
    </NavLink>
  );
}

function RequestsBadge() {
  const count = usePending();
  if (count === 0) return null;
  return (
    <span className={s.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{menuTexts.requests(count)}</span>
    </span>
  );
}
