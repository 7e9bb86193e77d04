import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useRef } from 'react';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import s from './plans.module.css';
import { type Provider, providerQuery } from './provider-script.ts';
import { plansTexts } from './texts.ts';

const t = plansTexts.payment;

/** Card form of the payment provider: typed data stays in its frames, and nothing is sent to us. */
export function CardForm({ publishableKey }: { readonly publishableKey: string }) {
  const provider = useQuery(providerQuery(publishableKey));
  return (
    <section className={s.payment} aria-labelledby="payment">
      <h2 id="payment">{t.title}</h2>
      <p className={s.note}>{t.providerNote}</p>
      {provider.data && <Entry provider={provider.data} />}
      {provider.isError && <ErrorNotice text={t.notLoaded} retry={texts.common.retry} onRetry={() => void provider.refetch()} busy={provider.isFetching} />}
    </section>
  );
}

type Card = ReturnType<ReturnType<Provider['elements']>['create']>;

/** Colours of the page, which the provider's frames do not inherit. */
function lookIn(place: HTMLElement) {
  const { color, fontSize } = getComputedStyle(place);
  const danger = getComputedStyle(place).getPropertyValue('--danger');
  return { style: { base: { color, iconColor: color, fontSize }, invalid: { color: danger, iconColor: danger } } };
}

function Entry({ provider }: { readonly provider: Provider }) {
  const card = useRef<Card>(undefined);
  const mount = useCallback(
    (place: HTMLDivElement) => {
      const element = provider.elements().create('card', lookIn(place));
      element.mount(place);
      card.current = element;
      return () => element.destroy();
    },
    [provider],
  );
  const submit = useMutation({
    networkMode: 'always',
    mutationFn: async (typed: Card) => {
      const { paymentMethod, error } = await provider.createPaymentMethod({ type: 'card', card: typed });
      if (error === undefined && paymentMethod) typed.clear();
      return { made: paymentMethod?.card?.last4, fault: error && (error.message ?? t.notChecked) };
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (card.current) submit.mutate(card.current);
  };
  const { made, fault = submit.isError ? t.notChecked : undefined } = submit.data ?? {};
  return (
    <form onSubmit={onSubmit} className={s.form}>
      <div ref={mount} className={s.card} />
      {fault && (
        <p role="alert" className={s.fault}>
          {fault}
        </p>
      )}
      <Button type="submit" tone="quiet" busy={submit.isPending && t.submitting}>
        {t.submit}
      </Button>
      <p role="status">{made && t.made(made)}</p>
    </form>
  );
}
