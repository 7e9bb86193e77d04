import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { texts } from '../../lib/texts.ts';
import s from './menu-link.module.css';

type MenuLinkProps = { readonly to: string; readonly label: string; readonly icon: LucideIcon; readonly badge?: number; readonly look: 'side' | 'bottom' };

/** An entry of the side menu or of the bottom bar. */
export function MenuLink({ to, label, icon: Icon, badge = 0, look }: MenuLinkProps) {
  return (
    <NavLink to={to} className={`${s.link} ${s[look]}`}>
      <Icon size={look === 'side' ? 20 : 22} aria-hidden="true" />
      <span>{label}</span>
      {badge > 0 && (
        <span className={s.badge}>
          <span aria-hidden="true">{badge > 99 ? '99+' : badge}</span>
          <span className="visually-hidden">{texts.shell.requests(badge)}</span>
        </span>
      )}
    </NavLink>
  );
}
