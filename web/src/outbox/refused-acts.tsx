import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import i from '../ui/indicator.module.css';
import { Dialog } from '../ui/window/dialog.tsx';
import type { Act, Change } from './acts.ts';
import { outboxOf } from './outbox.ts';
import { outboxTexts as t } from './outbox-texts.ts';
import s from './refused-acts.module.css';

/** Button, on every screen, for what the server refused; its dialog contains the texts, so that nothing is lost. */
export function RefusedActs({ acts }: { readonly acts: readonly Act[] }) {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label={t.refused(acts.length)}>
      <button type="button" className={`${i.indicator} ${s.place}`} onClick={() => setOpen(true)}>
        <CircleAlert size={18} aria-hidden="true" className={s.icon} />
        {t.refused(acts.length)}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.refused(acts.length)} close={t.close}>
        <ul className={s.list}>
          {acts.map((act) => (
            <RefusedAct key={act.id} act={act} />
          ))}
        </ul>
      </Dialog>
    </aside>
  );
}

function RefusedAct({ act: { id, change, refused } }: { readonly act: Act }) {
  const { again, discard } = outboxOf(useQueryClient(), useMe().id);
  return (
    <li className={s.act}>
      <p className={s.kind}>{change.kind !== 'press' && t.kinds[change.kind]}</p>
      <p className={s.text} dir="auto">
        {textOf(change)}
      </p>
      <p className={s.reason}>{refused}</p>
      <div className={s.acts}>
        <Button tone="quiet" onClick={() => void again(id)}>
          {t.again}
        </Button>
        <Button tone="plain" onClick={() => void discard(id)}>
          {t.discard}
        </Button>
      </div>
    </li>
  );
}

function textOf(change: Change): string {
  if (change.kind === 'press') return '';
  return change.kind === 'caption' ? [change.title, change.description].filter(Boolean).join('\n') : change.content;
}
