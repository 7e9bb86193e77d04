import { Smartphone } from 'lucide-react';
import { askToInstall, useInstallWay } from '../../lib/install.ts';
import { Button } from '../../ui/button.tsx';
import { ListSection } from '../../ui/list/list.tsx';
import { InstallSteps } from './install-steps.tsx';
import { installTexts as t } from './texts.ts';

/** Section of the settings: installs the app, or says how. */
export function InstallSection() {
  const way = useInstallWay();
  return (
    <ListSection title={t.title}>
      <p>{way === 'installed' ? t.installed : t.offer}</p>
      {way === 'prompt' && (
        <Button tone="quiet" icon={<Smartphone size={18} aria-hidden="true" />} onClick={() => void askToInstall()}>
          {t.act}
        </Button>
      )}
      {way !== 'installed' && way !== 'prompt' && <InstallSteps way={way} />}
    </ListSection>
  );
}
