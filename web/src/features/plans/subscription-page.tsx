import type { Subscription } from '@kloak/proto/api/types.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListPage, ListSkeleton } from '../../ui/list/list.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Invoices } from './invoices.tsx';
import s from './plans.module.css';
import { keepMutation, paymentsQuery, portalMutation, subscriptionQuery } from './plans-queries.ts';
import { refusalMessage } from './refusal-message.ts';
import { plansTexts } from './texts.ts';
import { useRedirectTo } from './use-redirect-to.ts';

const t = plansTexts.subscription;

/** Current plan, end of its period, and means of payment. */
export function SubscriptionPage() {
  const { id: me } = useMe();
  const { data, error, refetch, isFetching } = useQuery(subscriptionQuery(me));
  return (
    <ListPage title={t.title}>
      {data && <Standing me={me} subscription={data} />}
      {!data && error && <ErrorNotice text={errorText(error, t.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ListSkeleton label={texts.common.loading} />}
    </ListPage>
  );
}

function Standing({ me, subscription }: { readonly me: string; readonly subscription: Subscription }) {
  const { product, periodEnd, cancels, sandbox, given, closed } = subscription;
  const payments = useQuery(paymentsQuery(me));
  const lastFour = payments.data?.lastFour;
  const facts = [
    [t.plan, product.name],
    [t.price, given ? t.given : product.price_label],
    ...(periodEnd ? [[cancels ? t.ends : t.renews, shortDate(periodEnd)]] : []),
    ...(lastFour ? [[t.card, t.cardEnds(lastFour)]] : []),
  ];
  return (
    <>
      {closed ? <p className={s.note}>{t.closed}</p> : sandbox && <p className={s.note}>{t.sandbox}</p>}
      <Warning subscription={subscription} />
      <dl className={s.facts}>{facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}</dl>
      <Acts me={me} subscription={subscription} />
      <Invoices payments={payments} />
    </>
  );
}

function warningOf({ lockedAt, dueSince, cancels, nextProduct, periodEnd = '' }: Subscription): string | undefined {
  if (lockedAt) return t.locked;
  if (dueSince) return t.due;
  if (cancels) return t.cancels(shortDate(periodEnd));
  return nextProduct && t.shrinks(nextProduct.name, shortDate(periodEnd));
}

function Warning({ subscription }: { readonly subscription: Subscription }) {
  const text = warningOf(subscription);
  return text ? <p className={s.warning}>{text}</p> : null;
}

function Acts({ me, subscription: { periodEnd, cancels, nextProduct } }: { readonly me: string; readonly subscription: Subscription }) {
  const [cancelling, setCancelling] = useState(false);
  const failed = (error: Error) => toast(refusalMessage(error), 'bad');
  const portal = useMutation({ ...portalMutation(me), onSuccess: useRedirectTo(), onError: failed });
  const keep = useMutation({ ...keepMutation(useQueryClient(), me), onError: failed });
  const undo = () => keep.mutate(undefined, { onSuccess: ({ subscription }) => toast(subscription.periodEnd === undefined ? t.over : t.kept) });
  const isPaid = periodEnd !== undefined;
  const canKeep = cancels || nextProduct !== undefined;
  return (
    <div className={s.acts}>
      {canKeep && (
        <Button busy={keep.isPending ? t.keeping : undefined} onClick={undo}>
          {t.keep}
        </Button>
      )}
      <ButtonLink to="/upgrade-store" tone={canKeep ? 'quiet' : 'primary'}>
        {t.change}
      </ButtonLink>
      {isPaid && (
        <Button tone="quiet" busy={portal.isPending ? t.opening : undefined} onClick={() => portal.mutate()}>
          {t.portal}
        </Button>
      )}
      {isPaid && !cancels && (
        <Button tone="quiet" onClick={() => setCancelling(true)}>
          {t.cancel}
        </Button>
      )}
      <CancelDialog me={me} open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
