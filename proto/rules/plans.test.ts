import { isPaidPlan, plans, readInvoiceStatus, refusedCards } from './plans.ts';

it('a plan is paid for where it costs something, whatever else is told as one', () => {
  expect(plans.map(({ id }) => isPaidPlan(id))).toEqual([false, true, true]);
  for (const id of [undefined, '', 'plan-9tb', 'constructor']) expect(isPaidPlan(id)).toBe(false);
});

it('an invoice in a state that is not known is not taken for one that is due', () => {
  expect(['PAID', 'OPEN', 'REFUNDED'].map(readInvoiceStatus)).toEqual(['PAID', 'OPEN', 'REFUNDED']);
  for (const text of ['VOID', 'DRAFT', 'UNCOLLECTIBLE', '', 'open']) expect(readInvoiceStatus(text)).toBeUndefined();
});

it('each refusal of a payment has its own word and its own words, and says that nothing was charged', () => {
  const faults = Object.values(refusedCards);
  expect(new Set(faults.map(({ code }) => code)).size).toBe(faults.length);
  expect(new Set(faults.map(({ message }) => message)).size).toBe(faults.length);
  for (const { message } of faults) expect(message).toMatch(/You were not charged\.$/);
  expect(faults.filter(({ message }) => message.includes('declined'))).toHaveLength(1);
});
