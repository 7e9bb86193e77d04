// Refusals by Stripe: its own, and those of banks.
import { media } from '@kloak/media/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { StripeAnswer } from '@kloak/platform/testing/stripe/state.ts';
import { refusalOf } from '@kloak/platform/testing/until.ts';
import { isCheckout, isInvoicePage, type StripeFixture, startStripeFixture } from './testing/stripe-fixture.ts';

let vault: StripeFixture;
beforeEach(async () => {
  vault = await startStripeFixture(media);
});
afterEach(() => vault.close());

describe('what the provider refuses for its own reasons', () => {
  it('are taxes: a checkout goes without them, and the operator is told until they are set up', async () => {
    vault.stripe.state.account.hasTaxes = false;
    expect(await vault.choose('plan-500gb')).toEqual(isCheckout);
    expect([...vault.stripe.state.sessions.values()].map(({ taxed }) => taxed)).toEqual([false]);
    expect(vault.warnings()).toEqual([expect.stringMatching(/^billing: .*without taxes/)]);
    vault.stripe.state.account.hasTaxes = true;
    await vault.choose('plan-500gb');
    expect(vault.warnings()).toEqual([]);
  });

  it('is the page for the card: words, and the operator is told', async () => {
    await vault.buy('plan-500gb');
    vault.stripe.state.account.hasPortal = false;
    expect(await refusalOf(vault.portal())).toMatchObject({
      kind: 'unavailable',
      code: 'provider-refused',
      message: expect.stringContaining('runs this vault'),
    });
    expect(vault.warnings()).toEqual([expect.stringMatching(/^billing: .*No configuration provided/)]);
    vault.stripe.state.account.hasPortal = true;
    await vault.portal();
    expect(vault.warnings()).toEqual([]);
  });

  it.each([
    ['an account that is not activated', 402, { type: 'invalid_request_error', code: 'testmode_charges_only' }],
    ['an account that is restricted', 403, { type: 'invalid_request_error', code: 'account_invalid' }],
    ['a key without permission', 403, { type: 'invalid_request_error', code: 'permission_error' }],
    ['a key that is no more', 401, { type: 'invalid_request_error', code: 'api_key_expired' }],
    ['whatever nobody knew before', 400, { type: 'invalid_request_error', code: 'brand_new_reason' }],
  ])('is %s', async (_what, status, error) => {
    const message = 'Not so, anna@example.org: sk_test_4242424242424242.';
    for (const path of ['POST /v1/checkout', 'GET /v1/invoices']) vault.stripe.state.refuses.set(path, new StripeAnswer(status, { ...error, message }));
    expect(await refusal(vault.choose('plan-500gb'))).toBe('unavailable provider-refused');
    expect(await refusal(vault.invoices())).toBe('unavailable provider-refused');
    const told = vault.warnings().join('\n');
    expect(told).toContain(error.code);
    expect(told).not.toMatch(/anna@|sk_test/);
  });

  it('are plans that it does not have: the operator is told which command makes them', async () => {
    for (const price of vault.stripe.state.prices.values()) price.active = false;
    expect(await refusal(vault.choose('plan-500gb'))).toBe('unavailable no-price');
    expect(vault.warnings().join()).toContain('sync-plans');
  });
});

describe('a bank', () => {
  it('that asks for confirmation leads to where it is given; the plan changes then', async () => {
    const subscription = await vault.buy('plan-500gb');
    vault.stripe.state.bank = 'requires_action';
    const url = await vault.choose('plan-1tb');
    expect(url).toContain('https://invoice.stripe.example/');
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb' });
    expect(await vault.choose('plan-1tb')).toBe(url);
    vault.stripe.confirm(url);
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it('that was not told yes lets the plan be cancelled, and asks anew for a change once what waited is over', async () => {
    const subscription = await vault.buy('plan-500gb');
    vault.stripe.state.bank = 'requires_action';
    const url = await vault.choose('plan-1tb');
    await vault.cancel();
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb', cancels: true });
    const [waiting] = [...vault.stripe.state.invoices.values()].filter(({ status }) => status === 'open');
    Object.assign(waiting ?? {}, { status: 'void' });
    subscription.pending_update = null;
    const other = await vault.choose('plan-1tb');
    expect([other === url, other]).toEqual([false, isInvoicePage]);
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb', cancels: false });
    expect((await vault.invoices()).map(({ status }) => status)).toEqual(['OPEN', 'PAID']);
  });

  it('that asks where there is no page for it is told in words', async () => {
    await vault.buy('plan-500gb');
    const error = { type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required', message: 'Declined: authenticate.' };
    vault.stripe.state.refuses.set('POST /v1/subscriptions/', new StripeAnswer(402, error));
    expect(await refusalOf(vault.choose('plan-1tb'))).toMatchObject({ code: 'confirmation-needed', message: expect.not.stringContaining('declined') });
  });

  it.each([
    ['card_declined', 'generic_decline', 'card-declined', 'declined'],
    ['card_declined', 'do_not_honor', 'card-declined', 'declined'],
    ['card_declined', 'insufficient_funds', 'card-funds', 'not enough money'],
    ['expired_card', undefined, 'card-expired', 'expired'],
    ['card_declined', 'expired_card', 'card-expired', 'expired'],
    ['incorrect_cvc', undefined, 'card-details', 'number'],
    ['processing_error', undefined, 'bank-unavailable', 'try again'],
    ['some_reason_of_tomorrow', undefined, 'card-refused', 'not taken'],
  ])('that says %s %s is told by its own words: %s', async (code, decline_code, ours, words) => {
    await vault.buy('plan-500gb');
    vault.stripe.state.bank = { code, ...(decline_code !== undefined && { decline_code }) };
    expect(await refusalOf(vault.choose('plan-1tb'))).toMatchObject({ code: ours, message: expect.stringContaining(words) });
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb' });
  });

  it('is not asked where there is no card at all', async () => {
    await vault.buy('plan-500gb');
    const message = 'This customer has no attached payment source or default payment method.';
    vault.stripe.state.refuses.set('POST /v1/subscriptions/', new StripeAnswer(400, { type: 'invalid_request_error', code: 'resource_missing', message }));
    expect(await refusal(vault.choose('plan-1tb'))).toBe('conflict no-card');
  });
});
