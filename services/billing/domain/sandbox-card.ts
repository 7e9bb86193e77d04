import { refusedCards } from '@kloak/proto/rules/plans.ts';
import { type Checked, faultResult, validValue } from '@kloak/proto/rules/text/checked.ts';

/** Behaviour of a test card. `renews`: later charges succeed. */
type TestCard = { number: string; asks: 'nothing' | 'second-step'; renews: boolean };

const testCards: readonly TestCard[] = [
  { number: '4242424242424242', asks: 'nothing', renews: true },
  { number: '5555555555554444', asks: 'nothing', renews: true },
  { number: '4000002500003155', asks: 'second-step', renews: true },
  { number: '4000000000000341', asks: 'nothing', renews: false },
];
const declined = '4000000000000002';

const lastFourOf = (number: string) => number.slice(-4);

/** A card by its number, with or without spaces. */
export function readTestCard(text: string): Checked<{ lastFour: string; asks: TestCard['asks'] }> {
  const number = text.replace(/[\s-]/g, '');
  if (number === declined) return { fault: refusedCards.declined };
  const card = testCards.find((one) => one.number === number);
  if (card === undefined) return faultResult('no-test-card', 'This sandbox takes test cards alone, such as 4242 4242 4242 4242. Never type a real one.');
  return validValue({ lastFour: lastFourOf(number), asks: card.asks });
}

/** True if the stored card can be charged without its owner. */
export const canCharge = (lastFour: string | undefined): boolean => testCards.some(({ number, renews }) => renews && lastFourOf(number) === lastFour);
