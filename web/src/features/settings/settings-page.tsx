import type { ReactNode } from 'react';
import { texts } from '../../lib/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListActs, ListPage, ListSection } from '../../ui/list/list.tsx';
import { OfflineSection } from './offline-section.tsx';
import { settingsTexts as t } from './texts.ts';

/** Settings of the account; the app adds those of other features below. */
export function SettingsPage({ children }: { readonly children?: ReactNode }) {
  return (
    <ListPage title={texts.shell.settings}>
      <ListSection title={t.signingIn}>
        <p>{t.signingInNote}</p>
        <ListActs>
          <ButtonLink to="/sessions" tone="quiet">
            {texts.shell.devices}
          </ButtonLink>
          <ButtonLink to="/change-password" tone="quiet">
            {t.changePassword}
          </ButtonLink>
        </ListActs>
      </ListSection>
      <OfflineSection />
      {children}
    </ListPage>
  );
}
