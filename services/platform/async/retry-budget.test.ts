import { retryBudget } from './retry-budget.ts';

describe('a retry budget', () => {
  const taken = (budget: ReturnType<typeof retryBudget>, wanted: number) => Array.from({ length: wanted }, () => budget.take()).filter(Boolean).length;

  it('lets so many be made again at once, and then none', () => {
    expect(taken(retryBudget({ most: 3, perSuccess: 0.5 }), 10)).toBe(3);
  });

  it('grows with what succeeds, never beyond its most', () => {
    const budget = retryBudget({ most: 3, perSuccess: 0.5 });
    taken(budget, 3);
    for (let successes = 0; successes < 4; successes += 1) budget.succeeded();
    expect(taken(budget, 10)).toBe(2);
    for (let successes = 0; successes < 100; successes += 1) budget.succeeded();
    expect(taken(budget, 10)).toBe(3);
  });
});
