import { useState } from 'react';
import { shortDate } from '../../../lib/dates.ts';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ListActs, ListSection } from '../../../ui/list/list.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { deleteAccountTexts as t } from './delete-account-texts.ts';

/** Last section of the account's settings. `showExport` leads to the export of the member's data. */
export function DeleteAccountSection({ showExport }: { readonly showExport: () => void }) {
  const { deletesAt } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <ListSection title={t.title}>
      {deletesAt === undefined ? <p>{t.intro}</p> : <p>{t.planned(shortDate(deletesAt))}</p>}
      <ListActs>
        <Button tone="quiet" onClick={showExport}>
          {t.exportFirst}
        </Button>
        {deletesAt === undefined && (
          <Button tone="danger" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )}
      </ListActs>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </ListSection>
  );
}
