// Touch gestures as browser events.
import type { Page } from 'playwright-core';

type TouchPoint = { x: number; y: number };
type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

const moves = 6;
const between = (from: TouchPoint, to: TouchPoint, part: number): TouchPoint => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

async function byHand(page: Page, act: (touch: (type: Touch, points: TouchPoint[]) => Promise<unknown>) => Promise<void>): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  await act((type, touchPoints) => hand.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) }));
  await hand.detach();
}

/** Fingers that go down, move in straight lines, and leave. */
export function draw(page: Page, ...fingers: { from: TouchPoint; to: TouchPoint }[]): Promise<void> {
  return byHand(page, async (touch) => {
    await touch(
      'touchStart',
      fingers.map(({ from }) => from),
    );
    for (let move = 1; move <= moves; move += 1)
      await touch(
        'touchMove',
        fingers.map(({ from, to }) => between(from, to, move / moves)),
      );
    await touch('touchEnd', []);
  });
}

/** Swipes from one side to the other. */
export const swipe = (page: Page, from: number, to: number, y: number): Promise<void> => draw(page, { from: { x: from, y }, to: { x: to, y } });

/** Two taps in quick succession, on any machine: the events contain their times. */
export async function tapTwice(page: Page, point: TouchPoint): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const [type, later] of [
    ['touchStart', 0],
    ['touchEnd', 0.04],
    ['touchStart', 0.12],
    ['touchEnd', 0.16],
  ] as const)
    await hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [point] : [], timestamp: now + later });
  await hand.detach();
}
