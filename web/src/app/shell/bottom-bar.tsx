import { screens } from '../screens.ts';
import s from './bottom-bar.module.css';
import { menuTexts } from './menu-texts.ts';
import { ScreenLink } from './screen-link.tsx';

/** Main navigation of a small screen, in reach of a thumb. */
export function BottomBar() {
  return (
    <nav className={s.bar} aria-label={menuTexts.mainMenu}>
      {screens
        .filter(({ menu }) => menu?.inBottomBar)
        .map((screen) => (
          <ScreenLink key={screen.path} screen={screen} look="bottom" />
        ))}
    </nav>
  );
}
