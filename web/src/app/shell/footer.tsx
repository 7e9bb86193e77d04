import { Monitor, Moon, Sun } from 'lucide-react';
import { texts } from '../../lib/texts.ts';
import { Link } from '../../ui/link.tsx';
import { screens } from '../screens.ts';
import { themes, useTheme } from '../theme.ts';
import s from './footer.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor };

export function Footer() {
  const { theme, choose } = useTheme();
  const { footer, shell } = texts;
  return (
    <footer className={s.footer}>
      <nav aria-label={footer.links} className={s.links}>
        {screens.map(
          ({ path, footer: label }) =>
            label && (
              <Link key={path} to={path}>
                {label}
              </Link>
            ),
        )}
        <Link to="/privacy">{footer.doNotSell}</Link>
      </nav>
      <fieldset className={s.themes}>
        <legend className="visually-hidden">{shell.theme}</legend>
        {themes.map((name) => {
          const Icon = icons[name];
          return (
            <label key={name} className={s.theme}>
              <input type="radio" name="theme" className="visually-hidden" checked={theme === name} onChange={() => choose(name)} />
              <Icon size={18} aria-hidden="true" />
              <span className="visually-hidden">{shell.themes[name]}</span>
            </label>
          );
        })}
      </fieldset>
      <p>{footer.copyright}</p>
    </footer>
  );
}
