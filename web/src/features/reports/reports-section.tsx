import { reportsPath } from '../../people/report-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListSection } from '../../ui/list/list.tsx';
import { reportsTexts as t } from './texts.ts';

/** Link from the settings to the reports page. */
export function ReportsSection() {
  return (
    <ListSection title={t.title}>
      <p>{t.settingsNote}</p>
      <div>
        <ButtonLink to={reportsPath} tone="quiet">
          {t.title}
        </ButtonLink>
      </div>
    </ListSection>
  );
}
