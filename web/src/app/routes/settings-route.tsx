import { useEffect, useRef } from 'react';
import { DeleteAccountSection } from '../../features/account/delete/delete-account-section.tsx';
import { ExportSection } from '../../features/downloads/export-section.tsx';
import { SharingSection } from '../../features/downloads/sharing-section.tsx';
import { InstallSection } from '../../features/install/install-section.tsx';
import { ReportsSection } from '../../features/reports/reports-section.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { preload } from '../../ui/lazy-part.tsx';
import { deletionBanner } from '../shell/deletion-banner-part.ts';

/** Settings of the account, with the sections of other features. */
export function SettingsRoute() {
  const everything = useRef<HTMLDivElement>(null);
  // A request for deletion shows the banner at once, so its code is loaded before.
  useEffect(() => void preload(deletionBanner), []);
  return (
    <SettingsPage>
      <InstallSection />
      <SharingSection />
      <div ref={everything} tabIndex={-1}>
        <ExportSection />
      </div>
      <ReportsSection />
      <DeleteAccountSection showExport={() => everything.current?.focus()} />
    </SettingsPage>
  );
}
