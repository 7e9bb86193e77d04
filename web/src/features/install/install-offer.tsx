import { askToInstall, useInstallWay } from '../../lib/install.ts';
import { Button } from '../../ui/button.tsx';
import s from './install.module.css';
import { InstallSteps } from './install-steps.tsx';
import { installTexts as t } from './texts.ts';

/** Card over the end of the page that offers the app once. It takes no focus. */
export function InstallOffer({ onDone }: { readonly onDone: () => void }) {
  const way = useInstallWay();
  if (way === 'installed') return null;
  const install = () => {
    onDone();
    void askToInstall();
  };
  return (
    <section className={s.offer} aria-label={t.title}>
      <p>{t.offer}</p>
      {way !== 'prompt' && <InstallSteps way={way} />}
      <div className={s.acts}>
        {way === 'prompt' && <Button onClick={install}>{t.act}</Button>}
        <Button tone="quiet" onClick={onDone}>
          {t.later}
        </Button>
      </div>
    </section>
  );
}
