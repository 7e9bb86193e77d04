import { UserCog } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import s from './console.module.css';
import type { Admin, AdminsAnswer } from './console-queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { consoleTexts as t } from './texts.ts';

/** Admins, an action that revokes the role, and the history of changes. */
export function AdminList({ admins, changes, passwordNeeded }: AdminsAnswer) {
  const [revoking, setRevoking] = useState<Admin>();
  return (
    <>
      <section className={s.section}>
        <h2>{t.adminsTitle}</h2>
        <List entries={admins}>
          {(admin) => (
            <ListRow
              picture={<UserCog size={24} aria-hidden="true" />}
              title={<bdi>{admin.username || t.erased}</bdi>}
              note={
                <>
                  <bdi>{admin.email}</bdi> · {t.since(shortDate(admin.since))}
                </>
              }
            >
              {admins.length > 1 && (
                <Button tone="quiet" aria-label={t.revokeOf(admin.username)} onClick={() => setRevoking(admin)}>
                  {t.revoke}
                </Button>
              )}
            </ListRow>
          )}
        </List>
      </section>
      <section className={s.section}>
        <h2>{t.changesTitle}</h2>
        <ul className={s.changes}>
          {changes.map((change) => (
            <li key={change._id}>
              {changeText(change)} <span className={s.note}>{shortDate(change.at)}</span>
            </li>
          ))}
        </ul>
      </section>
      {revoking && <RevokeDialog admin={revoking} passwordNeeded={passwordNeeded} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

function changeText({ username, by, given }: AdminsAnswer['changes'][number]): string {
  const name = username || t.erased;
  if (given) return by === '' ? t.changeFirst(name) : t.changeGiven(name, by);
  return by === username ? t.changeLeft(name) : t.changeRevoked(name, by || t.erased);
}
