import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { chooseMutation } from './plans-queries.ts';
import { refusalMessage } from './refusal-message.ts';
import { plansTexts } from './texts.ts';
import { useRedirectTo } from './use-redirect-to.ts';

const t = plansTexts.checkout;

/** Page that opens the checkout of the plan in its address. */
export function CheckoutPage() {
  const [address] = useSearchParams();
  useTitle(t.title);
  const plan = address.get('plan');
  return plan === null ? <Navigate to="/upgrade-store" replace /> : <Leading plan={plan} />;
}

function Leading({ plan }: { readonly plan: string }) {
  const { id: me } = useMe();
  const goOnAt = useRedirectTo();
  const { mutate, error } = useMutation({ ...chooseMutation(me), onSuccess: goOnAt });
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) mutate(plan);
    isAsked.current = true;
  }, [mutate, plan]);
  if (!error) return <Spinner label={t.leading} />;
  return (
    <Notice title={refusalMessage(error)} level={1}>
      <p>{t.notCharged}</p>
      <ButtonLink to="/upgrade-store">{t.back}</ButtonLink>
    </Notice>
  );
}
