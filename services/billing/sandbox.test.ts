// The sandbox of payments: as a provider, and the behaviour of its pages and cards.
import { media } from '@kloak/media/service.ts';
import { paymentsSuite } from '@kloak/platform/contract/payments/payments-suite.ts';
import { signNotice } from '@kloak/platform/payments/signed-notices.ts';
import { monthAfter } from './domain/sandbox.ts';
import { canCharge, readTestCard } from './domain/sandbox-card.ts';
import { sandboxKey, sandboxPayments } from './steps/sandbox-payments.ts';
import { type BillingFixture, startFixture } from './testing/fixture.ts';

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await startFixture(media);
});
afterAll(() => fixture.close());

describe('the sandbox as a payment provider', () => {
  paymentsSuite(async () => ({
    payments: () => sandboxPayments(fixture.ctx()),
    sign: async (body, at) => signNotice(body, await sandboxKey(fixture.ctx()), at),
  }));
});

it.each([
  ['4242 4242 4242 4242', undefined, true],
  ['4000-0025-0000-3155', undefined, true],
  ['4000000000000341', undefined, false],
  ['4000000000000002', 'card-declined', false],
  ['4111111111111111', 'no-test-card', false],
  ['', 'no-test-card', false],
])('the card %s', (number, code, renews) => {
  expect(readTestCard(number).fault?.code).toBe(code);
  expect(canCharge(readTestCard(number).value?.lastFour)).toBe(renews);
});

it.each([
  ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
])('a month after %s is %s', (from, to) => expect(monthAfter(from)).toBe(to));
