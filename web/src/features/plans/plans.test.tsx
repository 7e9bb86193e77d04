import type { Plan, Subscription } from '@kloak/proto/api/types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { annaIsIn } from '../../../testing/family.ts';
import { type Routes, refuse, serve } from '../../../testing/serve.ts';
import { usage } from '../../../testing/upload.ts';
import { visit } from '../../../testing/visit.tsx';
import { makeQueryClient } from '../../session/query-client.ts';
import { ConfirmPage } from './confirm-page.tsx';

const products: Plan[] = [
  { _id: 'free', name: 'Free Plan', description: 'Upload, 2GB free space', price_label: 'Free per month', storage_amount: 2e9 },
  { _id: 'plan-500gb', name: '500GB', description: 'Mass upload', price_label: '$5.95/month', storage_amount: 5e11 },
  { _id: 'plan-1tb', name: '1TB', description: 'Mass download of shared items', price_label: '$9.95/month', storage_amount: 1e12 },
];
const [free, small, large] = products as [Plan, Plan, Plan];
const onFree: Subscription = { product: free, cancels: false, sandbox: true };
const onLarge: Subscription = { product: large, periodEnd: '2026-12-24T10:00:00.000Z', cancels: false, sandbox: true };
const used = (currentUsage: number, maxUsage: number) => ({
  dataUsage: { ...usage, currentUsage, maxUsage, freeDataSpace: Math.max(maxUsage - currentUsage, 0) },
});

const answers = (subscription: Subscription, more: Routes = {}): Routes => ({
  'GET /api/stripe/retrieve-products': { products },
  'POST /api/stripe/subscription': { subscription },
  'POST /api/stripe/payments': { invoices: [] },
  'POST /api/users/getDataUsage': used(1e9, subscription.product.storage_amount),
  ...more,
});
const cardOf = (name: string) => within(screen.getByRole('heading', { name, level: 3 }).closest('li') ?? document.body);

test('the plans stand beside the space that is used, and one leads to its checkout', async () => {
  const { user, server, where } = visit(
    '/upgrade-store',
    answers(onFree, { 'POST /api/stripe/create-checkout-session': { url: 'http://kloak.example/subscription-confirm?plan=plan-1tb' } }),
  );
  await screen.findByRole('heading', { name: 'Upgrade Your Kloak' });
  await screen.findByRole('heading', { name: 'Choose your plan:' });
  for (const text of ['Currently Using', 'Max Space', 'Space Available']) screen.getByText(text);
  await waitFor(() => cardOf('Free Plan').getByText('Your Current Plan'));
  cardOf('1TB').getByText('$9.95/month');
  await user.click(cardOf('1TB').getByRole('button', { name: 'Select Plan: 1TB' }));
  await waitFor(() => expect(where()).toBe('/subscription-confirm?plan=plan-1tb'));
  expect(server.to('POST /api/stripe/create-checkout-session')).toMatchObject([{ body: { product: 'plan-1tb' } }]);
});

test('a plan that is too small looks closed, can be pressed, and says how much has to go', async () => {
  const { user, server } = visit('/upgrade-store', answers(onLarge, { 'POST /api/users/getDataUsage': used(6e11, 1e12) }));
  await user.click(await screen.findByRole('button', { name: 'Select Plan: 500GB' }));
  cardOf('500GB').getByText('Your files do not fit into this plan. Please free 100.0 GB first.');
  expect(server.to('POST /api/stripe/create-checkout-session')).toEqual([]);
});

test('the free plan is chosen by cancelling, which is asked once, and told what it means for what is kept', async () => {
  const { user, server } = visit(
    '/upgrade-store',
    answers(onLarge, {
      'POST /api/users/getDataUsage': used(6e11, 1e12),
      'POST /api/stripe/cancel-subscription': { subscription: { ...onLarge, cancels: true } },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Select Plan: Free Plan' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Subscription' }));
  dialog.getByText('Are you sure you want to cancel your paid subscription?');
  dialog.getByText(/Nothing is deleted/);
  await user.click(dialog.getByRole('button', { name: 'No' }));
  expect(server.to('POST /api/stripe/cancel-subscription')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Select Plan: Free Plan' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel Subscription' }));
  await waitFor(() => cardOf('Free Plan').getByText('Begins on Dec 24, 2026'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a checkout that cannot begin says that nothing was charged', async () => {
  const { user } = visit('/upgrade-store', answers(onFree, { 'POST /api/stripe/create-checkout-session': refuse(500) }));
  await user.click(await screen.findByRole('button', { name: 'Select Plan: 500GB' }));
  await screen.findByText('Something has went wrong You were not charged.');
});

test('the card entry makes a payment method on the page and sends nothing', async () => {
  const { user, server } = visit('/upgrade-store', answers(onFree));
  await user.click(await screen.findByRole('button', { name: 'Submit Payment' }));
  screen.getByText('This is no card number.');
  await user.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
  await user.type(screen.getByLabelText('Expires (MM/YY)'), '09/29');
  await user.type(screen.getByLabelText('Security code'), '123');
  const before = server.calls.length;
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  await screen.findByText(/card that ends in 4242/);
  expect(server.calls.length).toBe(before);
});

test('with a payment provider no card is typed into our pages', async () => {
  visit('/upgrade-store', answers({ ...onFree, sandbox: false }));
  await screen.findByRole('button', { name: 'Select Plan: 500GB' });
  expect(screen.queryByRole('button', { name: 'Submit Payment' })).toBeNull();
});

test('where nothing is sold the page says whom to ask, and shows what an admin gave', async () => {
  const given: Subscription = { product: large, cancels: false, sandbox: true, given: true, closed: true };
  visit('/upgrade-store', answers(given));
  await screen.findByText(/No plan can be bought here/);
  expect(screen.queryByRole('button', { name: /Select Plan|Submit Payment/ })).toBeNull();
});

test('a plan that an admin gave has no price', async () => {
  visit(
    '/subscription',
    answers({ product: large, cancels: false, sandbox: true, given: true, closed: true }, { 'POST /api/stripe/payments': { invoices: [] } }),
  );
  expect((await screen.findByText('Price')).nextSibling?.textContent).toBe('Given by an admin');
  screen.getByText(/No plan can be bought here/);
});

test('over the plan the page says that nothing is deleted', async () => {
  visit('/upgrade-store', answers(onFree, { 'POST /api/users/getDataUsage': used(3e9, 2e9) }));
  await screen.findByText(/nothing more can be uploaded\. Everything you have can be viewed, shared and downloaded/);
});

test('the subscription tells plan, day, card and invoices, and the end can be taken back', async () => {
  const invoices = [{ _id: 'i1', cents: 995, status: 'PAID' as const, createdAt: '2026-11-24T10:00:00.000Z' }];
  const { user } = visit(
    '/subscription',
    answers(
      { ...onLarge, cancels: true },
      { 'POST /api/stripe/payments': { invoices, lastFour: '4242' }, 'POST /api/stripe/keep-plan': { subscription: onLarge } },
    ),
  );
  await screen.findByText('Your plan ends on Dec 24, 2026. Nothing is deleted then.');
  await screen.findByText('$9.95');
  await screen.findByText('ends in 4242');
  await user.click(screen.getByRole('button', { name: 'Keep my plan' }));
  await screen.findByText('Renews on');
  expect(screen.queryByText(/Your plan ends on/)).toBeNull();
});

test.each([
  ['a payment is due', { dueSince: '2026-11-20T10:00:00.000Z' }, /Your last payment did not go through/],
  ['it was due for too long', { dueSince: '2026-11-01T10:00:00.000Z', lockedAt: '2026-11-22T10:00:00.000Z' }, /nothing can be uploaded until it is paid/],
  ['a smaller plan follows', { nextProduct: small }, /From Dec 24, 2026 on your plan is 500GB/],
])('the subscription says when %s', async (_when, more, text) => {
  visit('/subscription', answers({ ...onLarge, ...more }));
  await screen.findByText(text);
});

test('the confirmation waits for what the provider says, and goes on by itself', async () => {
  let subscription = onFree;
  const { push } = visit('/subscription-confirm?plan=plan-1tb', answers(onFree, { 'POST /api/stripe/subscription': () => ({ subscription }) }));
  await screen.findByRole('heading', { name: 'We are waiting for the confirmation of your payment…' });
  subscription = onLarge;
  push('plan');
  await screen.findByRole('heading', { name: 'Thank You!' });
  screen.getByText('Your Subscription has been confirmed!.');
});

test('after its patience the confirmation says that it is being processed, and still goes on', async () => {
  let subscription = onFree;
  serve(answers(onFree, { 'GET /api/users/auth': annaIsIn, 'POST /api/stripe/subscription': () => ({ subscription }) }));
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/subscription-confirm?plan=plan-1tb']}>
        <ConfirmPage patience={1} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Your payment is being processed/ });
  subscription = onLarge;
  await act(() => client.invalidateQueries({ queryKey: ['plan'] }));
  await screen.findByRole('heading', { name: 'Thank You!' });
});

test('the checkout page leads to the checkout of the plan in its address, and without one to the plans', async () => {
  const { where } = visit('/checkout-page', answers(onFree));
  await screen.findByRole('heading', { name: 'Upgrade Your Kloak' });
  expect(where()).toBe('/upgrade-store');
});

test('the checkout page says why a plan cannot be had', async () => {
  const message = 'This is your plan already.';
  visit('/checkout-page?plan=plan-1tb', answers(onLarge, { 'POST /api/stripe/create-checkout-session': refuse(409, 'current-plan', message) }));
  await screen.findByRole('heading', { name: message });
  screen.getByText('You were not charged.');
});

const refusals = [
  ['a bank that asks', 409, 'confirmation-needed', 'Your bank wants you to confirm this payment, and it was not confirmed.'],
  ['a provider that is not set up', 503, 'provider-refused', 'The payment provider does not take this right now.'],
] as const;

test.each(refusals)('the upgrade page tells the words of %s, and once that nothing was charged', async (_who, status, code, words) => {
  const { user } = visit(
    '/upgrade-store',
    answers(onFree, { 'POST /api/stripe/create-checkout-session': refuse(status, code, `${words} You were not charged.`, {}, { 'retry-after': '0' }) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Select Plan: 500GB' }));
  await screen.findByText(`${words} You were not charged.`);
});

test.each(refusals)('the checkout page tells the words of %s', async (_who, status, code, words) => {
  const refused = refuse(status, code, `${words} You were not charged.`, {}, { 'retry-after': '0' });
  visit('/checkout-page?plan=plan-1tb', answers(onFree, { 'POST /api/stripe/create-checkout-session': refused }));
  await screen.findByRole('heading', { name: words });
  screen.getByText('You were not charged.');
});

test.each([
  ['keeps', { cancels: true }, 'POST /api/stripe/keep-plan', 'Keep my plan'],
  ['cancels', {}, 'POST /api/stripe/cancel-subscription', 'Cancel Subscription'],
] as const)('who %s a plan that has ended at the provider is told so', async (_what, more, call, button) => {
  const { user } = visit('/subscription', answers({ ...onLarge, ...more }, { [call]: { subscription: onFree } }));
  await user.click(await screen.findByRole('button', { name: button }));
  const yes = screen.queryByRole('button', { name: 'Yes, Cancel Subscription' });
  if (yes) await user.click(yes);
  await screen.findByText('Your plan has ended. You can choose one again.');
  expect(screen.queryByText(/goes on\.|Invalid Date/)).toBeNull();
});
