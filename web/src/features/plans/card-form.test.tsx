// The provider's own card element on the upgrade page, with a stand-in for the provider's library at the border.
import type { Plan, Subscription } from '@kloak/proto/api/types.ts';
import { screen, waitFor } from '@testing-library/react';
import type { Routes } from '../../../testing/serve.ts';
import { usage } from '../../../testing/upload.ts';
import { visit } from '../../../testing/visit.tsx';
import { noteDocument } from '../../session/own-document.ts';

const free: Plan = { _id: 'free', name: 'Free Plan', description: 'Upload, 2GB free space', price_label: 'Free per month', storage_amount: 2e9 };
const subscription: Subscription = { product: free, cancels: false, sandbox: false };
const answers = (more: Routes = {}): Routes => ({
  'GET /api/stripe/retrieve-products': { products: [free], publishableKey: 'pk_test_a' },
  'POST /api/stripe/subscription': { subscription },
  'POST /api/users/getDataUsage': { dataUsage: usage },
  ...more,
});

type PaymentMethodResult = Awaited<ReturnType<ReturnType<NonNullable<Window['Stripe']>>['createPaymentMethod']>>;

/** Simulates the library after its script has run. */
function provide(made: () => Promise<PaymentMethodResult>) {
  const asked: { key: string; type: string; hasCard: boolean }[] = [];
  let mounted = 0;
  window.Stripe = (key) => ({
    elements: () => ({
      create: () => ({
        mount(place) {
          mounted += 1;
          const frame = document.createElement('div');
          frame.title = 'Secure card payment input frame';
          place.append(frame);
        },
        clear: () => undefined,
        destroy: () => undefined,
      }),
    }),
    async createPaymentMethod({ type, card }) {
      asked.push({ key, type, hasCard: typeof card.mount === 'function' });
      return await made();
    },
  });
  return { asked, mounted: () => mounted };
}
// An earlier test's app may have started at another address.
beforeEach(() => noteDocument(window.location.pathname));
afterEach(() => {
  delete window.Stripe;
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('Submit Payment makes a payment method at the provider, and sends nothing to us', async () => {
  const { asked, mounted } = provide(async () => ({ paymentMethod: { card: { last4: '4242' } } }));
  const { user, server } = visit('/upgrade-store', answers());
  const submit = await screen.findByRole('button', { name: 'Submit Payment' });
  await screen.findByTitle('Secure card payment input frame');
  expect(mounted()).toBe(1);
  expect(screen.queryByLabelText('Card number')).toBeNull();
  const before = server.calls.length;
  await user.click(submit);
  await screen.findByText(/card that ends in 4242/);
  expect([asked, server.calls.length]).toEqual([[{ key: 'pk_test_a', type: 'card', hasCard: true }], before]);
});

test('what the provider says of a card is shown, and another try takes it away', async () => {
  const said: PaymentMethodResult[] = [{ error: { message: 'Your card number is incomplete.' } }, { paymentMethod: { card: { last4: '1881' } } }];
  provide(async () => said.shift() ?? {});
  const { user } = visit('/upgrade-store', answers());
  await user.click(await screen.findByRole('button', { name: 'Submit Payment' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your card number is incomplete.');
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  await screen.findByText(/card that ends in 1881/);
  expect(screen.queryByText('Your card number is incomplete.')).toBeNull();
});

test('a provider that cannot be asked is told in words', async () => {
  provide(async () => {
    throw new Error('no network');
  });
  const { user } = visit('/upgrade-store', answers());
  await user.click(await screen.findByRole('button', { name: 'Submit Payment' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The card could not be checked. Please try again.');
});

test('the library comes from the provider, by a script on this page alone', async () => {
  visit('/upgrade-store', answers());
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src]');
    if (found === null) throw new Error('no script yet');
    return found;
  });
  expect(new URL(script.src).origin).toBe('https://js.stripe.com');
  expect(screen.queryByRole('button', { name: 'Submit Payment' })).toBeNull();
  provide(async () => ({}));
  script.dispatchEvent(new Event('load'));
  await screen.findByRole('button', { name: 'Submit Payment' });
});

test('a library that does not come is told, and asked for again', async () => {
  const { user } = visit('/upgrade-store', answers());
  const scriptThere = () => waitFor(() => expect(document.querySelectorAll('script[src]')).toHaveLength(1));
  await scriptThere();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await scriptThere();
});

test.each([
  ['without a key', answers({ 'GET /api/stripe/retrieve-products': { products: [free] } })],
  ['in the sandbox', answers({ 'POST /api/stripe/subscription': { subscription: { ...subscription, sandbox: true } } })],
  ['where nothing is sold', answers({ 'POST /api/stripe/subscription': { subscription: { ...subscription, closed: true } } })],
])('%s nothing of the provider is loaded', async (_where, routes) => {
  visit('/upgrade-store', routes);
  await screen.findByText('Your Current Plan');
  expect(document.querySelector('script[src]')).toBeNull();
});
