import { Refusal } from '../errors.ts';
import type { PaymentNotice } from '../ports/payments.ts';

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** An id, or the object itself. */
const idOf = (value: unknown): string | undefined => (isFields(value) ? textOf(value.id) : textOf(value));

/** Parses a webhook, whose signature was checked before. Refuses: 400 `bad-notice`. */
export function noticeOf(body: string): PaymentNotice {
  const event = parse(body);
  const [id, kind] = [textOf(event.id), textOf(event.type)];
  if (id === undefined || kind === undefined) throw badNotice();
  const data = isFields(event.data) ? event.data : {};
  const object = isFields(data.object) ? data.object : {};
  const customer = kind.startsWith('customer.') && object.object === 'customer' ? textOf(object.id) : idOf(object.customer);
  const invoiceId = object.object === 'invoice' ? textOf(object.id) : undefined;
  const cents = typeof object.amount_paid === 'number' ? object.amount_paid : 0;
  return { id, kind, customer, invoice: invoiceId === undefined ? undefined : { id: invoiceId, cents } };
}

const badNotice = () => new Refusal('invalid', 'bad-notice', 'The webhook is not as described.');

function parse(body: string): Record<string, unknown> {
  try {
    const event: unknown = JSON.parse(body);
    if (isFields(event)) return event;
  } catch {
    // Invalid JSON is refused like an invalid event.
  }
  throw badNotice();
}
