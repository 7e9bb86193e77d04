import { planOf } from '@kloak/proto/rules/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import s from './plans.module.css';
import { subscriptionQuery } from './plans-queries.ts';
import { plansTexts } from './texts.ts';

const t = plansTexts.confirm;

/** Wait for the confirmation before the page says that it takes longer, and interval of polls in addition to pushes. */
const patienceMs = 30_000;
const lookEveryMs = 3000;

/** Page after the checkout. The plan begins when its provider confirms it, not when the member returns. */
export function ConfirmPage({ patience = patienceMs }: { readonly patience?: number }) {
  const { id: me } = useMe();
  const [address] = useSearchParams();
  useTitle(t.title);
  const wanted = address.get('plan');
  const { data: isConfirmed = false } = useQuery({
    ...subscriptionQuery(me),
    select: ({ periodEnd, product }) => periodEnd !== undefined && (wanted === null || product._id === planOf(wanted).id),
    refetchInterval: ({ state }) => (state.data && (wanted === null ? state.data.periodEnd : state.data.product._id === wanted) ? false : lookEveryMs),
  });
  const isLate = useIsLate(isConfirmed, patience);
  if (!isConfirmed) {
    return (
      <Notice title={isLate ? t.processed : t.waiting} level={1}>
        <Spinner />
        {isLate && (
          <ButtonLink to="/subscription" tone="quiet">
            {t.own}
          </ButtonLink>
        )}
      </Notice>
    );
  }
  return (
    <Notice title={t.title} level={1}>
      <p role="status">{t.text}</p>
      <div className={s.acts}>
        <ButtonLink to="/upload">{t.upload}</ButtonLink>
        <ButtonLink to="/subscription" tone="quiet">
          {t.own}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function useIsLate(isOver: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [isOver, patience]);
  return isLate;
}
