import { Stripe } from 'stripe';
import { checkSignature, signNotice } from './signed-notices.ts';

const key = 'whsec_of_a_test';
const body = JSON.stringify({ id: 'evt_1', name: 'Zoë' });
const at = new Date('2026-05-10T12:00:00.000Z');
const { webhooks } = new Stripe('sk_test_123');

it('takes what Stripe itself signs, and Stripe what we sign', async () => {
  const timestamp = Math.floor(at.getTime() / 1000);
  const theirs = webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });
  checkSignature(body, theirs, key, at);
  expect(webhooks.constructEvent(body, signNotice(body, key, at), key, 300, undefined, at.getTime())).toMatchObject({ id: 'evt_1' });
});

it.each([-301, 301])('refuses what was signed %i seconds off', (seconds) => {
  const then = new Date(at.getTime() + seconds * 1000);
  expect(() => checkSignature(body, signNotice(body, key, then), key, at)).toThrow('not signed');
});
