import { House, ImageUp, UsersRound } from 'lucide-react';
import { usePending } from '../../features/families/connections-queries.ts';
import { texts } from '../../lib/texts.ts';
import s from './bottom-bar.module.css';
import { MenuLink } from './menu-link.tsx';

/** The main ways on a small screen, in the reach of a thumb. */
export function BottomBar() {
  const pending = usePending();
  return (
    <nav className={s.bar} aria-label={texts.shell.mainMenu}>
      <MenuLink look="bottom" to="/home" label={texts.shell.home} icon={House} />
      <MenuLink look="bottom" to="/upload" label={texts.shell.upload} icon={ImageUp} />
      <MenuLink look="bottom" to="/families" label={texts.shell.families} icon={UsersRound} badge={pending} />
    </nav>
  );
}
