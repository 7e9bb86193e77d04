import { plans } from '../plans.ts';
import { sharedDownloadFault } from './downloads.ts';

it.each([
  ['free', false, 'needs-plan'],
  ['free', true, 'needs-plan'],
  ['plan-500gb', false, undefined],
  ['plan-500gb', true, 'needs-plan'],
  ['plan-1tb', false, undefined],
  ['plan-1tb', true, undefined],
])('with the plan %s, many at once %s: %s, and nothing where the owner does not let others', (id, many, code) => {
  const plan = plans.find((one) => one.id === id) ?? plans[0];
  expect(sharedDownloadFault({ allowed: true, plan, many })?.code).toBe(code);
  expect(sharedDownloadFault({ allowed: false, plan, many })?.code).toBe('downloads-withheld');
});
