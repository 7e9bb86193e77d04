import type { Plan } from '@kloak/proto/api/types.ts';
import { useState } from 'react';
import { sizeText } from '../../lib/size.ts';
import { Button } from '../../ui/button.tsx';
import s from './plans.module.css';
import { plansTexts } from './texts.ts';

const t = plansTexts.upgrade;

type CardProps = {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  /** Plan that follows the current one, and its date. */
  readonly note?: string | undefined;
  /** Used space in bytes; undefined until loaded. */
  readonly used: number | undefined;
  /** True for the free plan: a member can always go back to it, whatever space is used. */
  readonly alwaysOpen: boolean;
  /** True if it can be chosen here. */
  readonly isSold: boolean;
  readonly busy: boolean;
  readonly onSelect: () => void;
};

/** Card of a plan. One that is too small looks closed; pressing it shows how much has to be deleted first. */
export function PlanCard({ plan, isCurrent, note, used, alwaysOpen, isSold, busy, onSelect }: CardProps) {
  const [asked, setAsked] = useState(false);
  const isFull = used !== undefined && used >= plan.storage_amount;
  const tooMuch = isFull ? used - plan.storage_amount + 1 : 0;
  const select = () => (isFull && !alwaysOpen ? setAsked(true) : onSelect());
  return (
    <li className={s.plan} aria-current={isCurrent || undefined}>
      <h3 className={s.name}>{plan.name}</h3>
      <p className={s.price}>{plan.price_label}</p>
      <p className={s.description}>{plan.description}</p>
      {note && <p className={s.note}>{note}</p>}
      <div className={`${s.choose} ${isFull && !isCurrent ? s.closed : ''}`}>
        {isCurrent && <p className={s.current}>{t.current}</p>}
        {!isCurrent && isSold && (
          <Button wide aria-label={t.selectOf(plan.name)} busy={busy ? t.selecting : undefined} onClick={select}>
            {t.select}
          </Button>
        )}
        <p className={s.explained} role="status">
          {asked && isFull && t.freeFirst(sizeText(tooMuch))}
        </p>
      </div>
    </li>
  );
}
