import type { Answer } from '@kloak/proto/api/types.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { shortDate } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListRow, ListSkeleton } from '../../ui/list/list.tsx';
import s from './plans.module.css';
import { plansTexts } from './texts.ts';

const t = plansTexts.subscription;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Newest invoices from the payment provider. */
export function Invoices({ payments: { data, error, refetch, isFetching } }: { readonly payments: UseQueryResult<Answer<'POST /api/stripe/payments'>> }) {
  return (
    <section className={s.invoices} aria-labelledby="invoices">
      <h2 id="invoices">{t.invoices}</h2>
      {data?.invoices.length === 0 && <p className={s.note}>{t.noInvoices}</p>}
      {data && data.invoices.length > 0 && (
        <List entries={data.invoices}>
          {({ cents, status, createdAt, url }) => (
            <ListRow
              picture={<ReceiptText size={28} aria-hidden="true" />}
              title={<span className={s.cents}>{dollars(cents)}</span>}
              note={`${shortDate(createdAt)} · ${t.status[status]}`}
            >
              {url && (
                <a href={url} target="_blank" rel="noreferrer" aria-label={t.invoiceOf(shortDate(createdAt))}>
                  {t.invoice}
                </a>
              )}
            </ListRow>
          )}
        </List>
      )}
      {!data && error && <ErrorNotice text={errorText(error, t.paymentsFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ListSkeleton label={texts.common.loading} />}
    </section>
  );
}
