// Plans, their space and prices: the one table. The landing page, the upgrade page, the payment provider and the space limit read it.
import { type Checked, faultResult, validValue } from './text/checked.ts';

/**
 * Each plan has its space in bytes (1 GB = 10⁹), its largest file in bytes, and US cents a month. Further fields: shared originals that may be
 * downloaded at once (none, one or many), and the text of its cards. Logs contain the ids, which never change.
 */
export const plans = [
  {
    id: 'free',
    name: 'Free Plan',
    title: 'On The House',
    storageBytes: 2_000_000_000,
    maxFileBytes: 1_000_000_000,
    sharedDownloads: 'none',
    cents: 0,
    price: 'Free',
    per: 'per month',
    includes: ['Unlimited views of shared files', 'Upload', '2GB free space'],
  },
  {
    id: 'plan-500gb',
    name: '500GB',
    title: '500GB',
    storageBytes: 500_000_000_000,
    maxFileBytes: 10_000_000_000,
    sharedDownloads: 'one',
    cents: 595,
    price: '$5.95',
    per: '/month',
    includes: ['Unlimited views', 'Single download of shared items', 'Mass upload'],
  },
  {
    id: 'plan-1tb',
    name: '1TB',
    title: '1TB',
    storageBytes: 1_000_000_000_000,
    maxFileBytes: 10_000_000_000,
    sharedDownloads: 'many',
    cents: 995,
    price: '$9.95',
    per: '/month',
    includes: ['Mass download of shared items', 'Mass upload'],
  },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan['id'];

export const freePlan: Plan = plans[0];

/** The larger of the paid plan and the one that an admin gave. */
export function planInForce({ plan, given }: { readonly plan: string; readonly given?: string | undefined }): Plan {
  const [paid, gift] = [planOf(plan), planOf(given ?? freePlan.id)];
  return gift.storageBytes > paid.storageBytes ? gift : paid;
}

export const paidPlans: readonly Plan[] = plans.filter(({ cents }) => cents > 0);

/** Plan of an id; the free plan for an unknown id, as a newer build may have written. */
export const planOf = (id: string): Plan => plans.find((plan) => plan.id === id) ?? freePlan;

/** True if the id is that of a paid plan. */
export const isPaidPlan = (id: string | undefined): id is PlanId => paidPlans.some((plan) => plan.id === id);

/** `$5.95/month`, as on the landing. */
export const priceLabel = ({ price, per }: Plan): string => (per.startsWith('/') ? `${price}${per}` : `${price} ${per}`);

/** A paid plan. */
export function readPaidPlan(id: string): Checked<Plan> {
  const plan = paidPlans.find((one) => one.id === id);
  return plan ? validValue(plan) : faultResult('no-plan', 'There is no such plan to buy.');
}

/** Days for which a payment may be due before nothing can be uploaded any more. */
export const maxDueDays = 21;

export const fitsIn = (usedBytes: number, { storageBytes }: { readonly storageBytes: number }): boolean => usedBytes < storageBytes;

/** A plan that an admin gives; the free one revokes the given one. */
export function readGivenPlan(id: string): Checked<Plan> {
  const plan = plans.find((one) => one.id === id);
  return plan ? validValue(plan) : faultResult('no-plan', 'There is no such plan.');
}

/** Without a provider anybody at a public address would have any plan for nothing. */
export const salesClosed = faultResult('no-sale', 'No plan can be bought here. Ask whoever keeps this vault for more space.', 'forbidden').fault;
export const noSubscription = faultResult('no-subscription', 'You have no paid plan.', 'conflict').fault;
export const isCurrentPlan = faultResult('current-plan', 'This is your plan already.', 'conflict').fault;
export const accountEnds = faultResult('account-ends', 'Your account will be deleted, so no plan can be bought. Keep your account first.', 'conflict').fault;
export const planEnded = faultResult('subscription-gone', 'Your plan has just ended. Please look at your plans again.', 'conflict').fault;
export const customerMissing = faultResult('customer-gone', 'What you paid for has ended. Please choose a plan again.', 'conflict').fault;

/** Faults of refused payments, each with its own text. None of them charged or changed anything. */
export const refusedCards = {
  declined: faultResult('card-declined', 'Your card was declined. You were not charged.', 'conflict').fault,
  funds: faultResult('card-funds', 'There is not enough money on your card. You were not charged.', 'conflict').fault,
  expired: faultResult('card-expired', 'Your card has expired. Please change it first. You were not charged.', 'conflict').fault,
  details: faultResult(
    'card-details',
    'Your bank does not know this card by its number, date or code. Please enter it again. You were not charged.',
    'conflict',
  ).fault,
  confirmation: faultResult('confirmation-needed', 'Your bank wants you to confirm this payment, and it was not confirmed. You were not charged.', 'conflict')
    .fault,
  bank: faultResult('bank-unavailable', 'Your bank could not be asked. Please try again in some minutes. You were not charged.', 'conflict').fault,
  none: faultResult('no-card', 'No card is kept for your payments. Please enter one first. You were not charged.', 'conflict').fault,
  other: faultResult('card-refused', 'Your payment was not taken. Please ask your bank, or use another card. You were not charged.', 'conflict').fault,
} as const;

/** Invoices that members see. A provider's other states (drafts, void and upcoming ones) are nothing that a member pays or has paid. */
export const invoiceStatuses = ['PAID', 'OPEN', 'REFUNDED'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export const readInvoiceStatus = (text: string): InvoiceStatus | undefined => invoiceStatuses.find((status) => status === text);

export const paymentDue = faultResult('payment-due', 'A payment is due. Please change your card first.', 'conflict').fault;
/** Fault that names the space to free before this plan can begin. */
export const doesNotFit = (usedBytes: number, plan: Plan) =>
  faultResult('does-not-fit', `Your files do not fit into this plan. Please free ${gigabytes(usedBytes - plan.storageBytes)} first.`, 'conflict').fault;

/** The vault is over its plan, or a payment was due for too long. */
export const outOfSpace = faultResult('out-of-space', 'Ran out of File space! Please either delete existing files or upgrade your account.', 'too-large').fault;
export const uploadsLocked = faultResult('payment-due', 'A payment has been due for 21 days. Please pay to upload again.', 'conflict').fault;

function gigabytes(bytes: number): string {
  // Rounds up: used space that equals the plan's is not below it.
  const tenths = Math.floor(bytes / 1e8) + 1;
  return `${(tenths / 10).toFixed(1)} GB`;
}
