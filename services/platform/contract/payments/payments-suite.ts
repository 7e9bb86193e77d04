// Guarantees that billing needs from every payment provider.
import { readInvoiceStatus } from '@kloak/proto/rules/plans.ts';
import type { Payments, SoldPlan } from '../../ports/payments.ts';
import { refusalOf } from '../../testing/until.ts';

export type PaymentsFixture = {
  payments(): Payments;
  /** Signs a webhook as the provider does. */
  sign(body: string, at: Date): Promise<string>;
};

export const soldPlans: readonly SoldPlan[] = [
  { id: 'plan-500gb', name: '500GB', description: 'Mass upload', cents: 595 },
  { id: 'plan-1tb', name: '1TB', description: 'Mass download of shared items', cents: 995 },
];

const notice = (type: string, object: object) => JSON.stringify({ id: 'evt-1', type, created: 1, data: { object } });

export function paymentsSuite(open: () => Promise<PaymentsFixture>): void {
  let fixture: PaymentsFixture;
  let payments: Payments;
  beforeAll(async () => {
    fixture = await open();
    payments = fixture.payments();
  });
  const taken = async (body: string, at = new Date()) => payments.readNotice(body, await fixture.sign(body, at));

  it('syncs the catalogue as often as one likes', async () => {
    await payments.syncCatalogue(soldPlans);
    await payments.syncCatalogue(soldPlans);
  });

  it('leads to a checkout and to the page of the card', async () => {
    const customer = await payments.ensureCustomer('anna');
    expect(customer).not.toBe('');
    const { url } = await payments.openCheckout({
      customer,
      plan: 'plan-500gb',
      returnUrl: 'http://localhost:8080/subscription-confirm',
      cancelUrl: 'http://localhost:8080/upgrade-store',
      key: 'checkout-1',
    });
    const portal = await payments.openPortal({ customer, returnUrl: 'http://localhost:8080/subscription', key: 'portal-1' });
    for (const address of [url, portal.url]) expect(URL.canParse(address)).toBe(true);
  });

  it('tells subscriptions, invoices and the card in our words', async () => {
    const customer = await payments.ensureCustomer('anna');
    for (const { id, status, cancels, periodEnd } of await payments.subscriptionsOf(customer)) {
      expect([id, cancels, status]).toEqual([expect.any(String), expect.any(Boolean), expect.stringMatching(/^(ACTIVE|PAST_DUE|OTHER)$/)]);
      expect(Number.isNaN(Date.parse(periodEnd ?? ''))).toBe(periodEnd === undefined);
    }
    const { invoices } = await payments.paymentsOf(customer);
    for (const { at, cents, status } of invoices) {
      expect([Number.isInteger(cents), Number.isNaN(Date.parse(at)), readInvoiceStatus(status)]).toEqual([true, false, status]);
    }
  });

  it('knows a customer that it made, and its own account, where it has one', async () => {
    expect(await payments.isGone(await payments.ensureCustomer('anna'))).toBe(false);
    expect(await payments.account()).not.toBe('');
  });

  it('has another customer for a member after one that is gone', async () => {
    const first = await payments.ensureCustomer('again');
    expect(['', first]).not.toContain(await payments.ensureCustomer('again', first));
  });

  it('removes a customer, twice as once', async () => {
    const customer = await payments.ensureCustomer('gone');
    for (let time = 0; time < 2; time += 1) await payments.removeCustomer(customer);
    expect(await payments.subscriptionsOf(await payments.ensureCustomer('gone'))).toEqual(expect.any(Array));
  });

  it('reads what the provider signed within 5 minutes, and nothing else', async () => {
    const body = notice('customer.subscription.updated', { id: 's1', object: 'subscription', customer: 'c1' });
    expect(await taken(body)).toMatchObject({ id: 'evt-1', kind: 'customer.subscription.updated', customer: 'c1' });
    const old = new Date(Date.now() - 301_000);
    expect(await refusalOf(taken(body, old))).toMatchObject({ kind: 'invalid', code: 'bad-signature' });
    const signature = await fixture.sign(body, new Date());
    for (const wrong of [`${body} `, body.replace('c1', 'c2')]) {
      expect(await refusalOf(payments.readNotice(wrong, signature))).toMatchObject({ code: 'bad-signature' });
    }
    for (const wrong of ['', 't=1,v1=', `t=${Math.floor(Date.now() / 1000)}`, 'v1=00', signature.replace('v1=', 'v0=')]) {
      expect(await refusalOf(payments.readNotice(body, wrong))).toMatchObject({ code: 'bad-signature' });
    }
  });

  it('reads of an invoice what was paid, whoever the customer is told as', async () => {
    const paid = { id: 'in1', object: 'invoice', customer: { id: 'c1' }, amount_paid: 595 };
    expect(await taken(notice('invoice.paid', paid))).toMatchObject({ customer: 'c1', invoice: { id: 'in1', cents: 595 } });
    expect(await taken(notice('customer.created', { id: 'c1', object: 'customer' }))).toMatchObject({ customer: 'c1' });
    expect(await taken(notice('payout.paid', {}))).toMatchObject({ kind: 'payout.paid', customer: undefined });
    for (const body of ['[]', '{}', 'no json']) expect(await refusalOf(taken(body))).toMatchObject({ code: 'bad-notice' });
  });
}
