import type { Plan, Subscription } from '@kloak/proto/api/types.ts';
import { freePlan } from '@kloak/proto/rules/plans.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StoragePanel } from '../../files/storage-panel.tsx';
import { usageQuery } from '../../files/usage-query.ts';
import { shortDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useOwnDocument } from '../../session/own-document.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CardForm } from './card-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PlanCard } from './plan-card.tsx';
import s from './plans.module.css';
import { chooseMutation, productsQuery, subscriptionQuery } from './plans-queries.ts';
import { unchargedMessage } from './refusal-message.ts';
import { plansTexts } from './texts.ts';
import { useRedirectTo } from './use-redirect-to.ts';

const t = plansTexts.upgrade;

/** Note on the plan that follows the current one. */
function noteOf({ _id }: Plan, { cancels, nextProduct, periodEnd = '' }: Subscription): string | undefined {
  const next = cancels ? freePlan.id : nextProduct?._id;
  return next === _id ? t.next(shortDate(periodEnd)) : undefined;
}

/** Page of the plans, with the space that each offers. */
export function UpgradePage() {
  const { id: me } = useMe();
  useTitle(t.title);
  const usage = useQuery(usageQuery(me));
  const products = useQuery(productsQuery);
  const subscription = useQuery(subscriptionQuery(me));
  const [cancelling, setCancelling] = useState(false);
  const goOnAt = useRedirectTo();
  const isSold = subscription.data?.closed !== true;
  const cardKey = subscription.data?.sandbox === false && isSold ? products.data?.publishableKey : undefined;
  const takesCards = useOwnDocument(cardKey !== undefined);
  const choose = useMutation({
    ...chooseMutation(me),
    onSuccess: goOnAt,
    onError: (error) => toast(unchargedMessage(error), 'bad'),
  });
  const failed = products.error ?? subscription.error;
  const known = products.data && subscription.data;
  const select = (plan: Plan) => (plan._id === freePlan.id ? setCancelling(true) : choose.mutate(plan._id));
  const retry = () => void Promise.all([products.refetch(), subscription.refetch()]);
  return (
    <div className={s.page}>
      <h1>{t.title}</h1>
      <StoragePanel usage={usage.data} failed={usage.isError}>
        <p className={s.note}>{t.hint}</p>
      </StoragePanel>
      <section className={s.choice} aria-labelledby="choose">
        <h2 id="choose">{t.choose}</h2>
        {subscription.data?.closed && <p className={s.note}>{plansTexts.subscription.closed}</p>}
        {known && (
          <ul className={s.plans}>
            {products.data.products.map((plan) => (
              <PlanCard
                key={plan._id}
                plan={plan}
                isCurrent={plan._id === subscription.data.product._id}
                note={noteOf(plan, subscription.data)}
                used={usage.data?.currentUsage}
                alwaysOpen={plan._id === freePlan.id}
                isSold={!subscription.data.closed}
                busy={choose.isPending && choose.variables === plan._id}
                onSelect={() => select(plan)}
              />
            ))}
          </ul>
        )}
        {!known && failed && <ErrorNotice text={errorText(failed, t.failed)} retry={texts.common.retry} onRetry={retry} />}
        {!known && !failed && <PlansSkeleton />}
      </section>
      {subscription.data?.periodEnd && <Link to="/subscription">{t.own}</Link>}
      {subscription.data?.sandbox && isSold && <PaymentForm />}
      {cardKey && takesCards && <CardForm publishableKey={cardKey} />}
      <CancelDialog me={me} open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}

function PlansSkeleton() {
  return (
    <Skeleton label={texts.common.loading}>
      <div className={s.plans}>
        {['a', 'b', 'c'].map((plan) => (
          <div key={plan} className={s.plan}>
            <SkeletonBlock shape="title" width="half" />
            <SkeletonBlock width="third" />
            <SkeletonBlock />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
