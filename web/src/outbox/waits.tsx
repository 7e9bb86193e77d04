import { waitingTexts as t } from './texts.ts';
import s from './waits.module.css';

/** Note beside something that is not sent yet. */
export function Waits() {
  return (
    <p className={s.waits} role="status">
      {t.waits}
    </p>
  );
}
