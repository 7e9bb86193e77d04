import { manualTimeouts } from '../../../testing/timeouts.ts';
import { displayMs, watchDisplay } from './watch-display.ts';

type Entry = Partial<Pick<IntersectionObserverEntry, 'intersectionRatio'>> & { readonly height?: number };

/** Reports of the observer that the watcher has opened; the window is 800 px high. */
let report: (target: Element, entry: Entry) => void = () => {};
const pass = manualTimeouts();
const before = globalThis.IntersectionObserver;
const rect = (height: number) => ({ height, width: 100, x: 0, y: 0, top: 0, left: 0, right: 100, bottom: height, toJSON: () => ({}) });

beforeEach(() => {
  globalThis.IntersectionObserver = class extends before {
    constructor(tell: IntersectionObserverCallback) {
      super(tell);
      report = (target, { intersectionRatio = 1, height = 100 }) => {
        const shown = { intersectionRatio, intersectionRect: rect(height), isIntersecting: intersectionRatio > 0 };
        tell([{ ...shown, target, boundingClientRect: rect(height), rootBounds: rect(800), time: 0 }], this);
      };
    }
  };
});
afterEach(() => {
  look('visible');
  Reflect.deleteProperty(document, 'visibilityState');
  globalThis.IntersectionObserver = before;
});

function look(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

function watching() {
  const element = document.createElement('p');
  let displayed = 0;
  const end = watchDisplay(element, () => displayed++);
  return { show: (entry: Entry) => report(element, entry), displayed: () => displayed, end };
}

test('a picture was displayed after a second, once', async () => {
  const { show, displayed, end } = watching();
  show({});
  await pass(displayMs - 1);
  expect(displayed()).toBe(0);
  await pass(1);
  expect(displayed()).toBe(1);
  show({});
  await pass(2 * displayMs);
  expect(displayed()).toBe(1);
  end();
});

test.each([
  ['less than half of it', { intersectionRatio: 0.4 }, 0],
  ['half of it', { intersectionRatio: 0.5 }, 1],
  ['a part that fills half of the window', { intersectionRatio: 0.3, height: 400 }, 1],
])('%s', async (_, entry, times) => {
  const { show, displayed, end } = watching();
  show(entry);
  await pass(displayMs);
  expect(displayed()).toBe(times);
  end();
});

test('a break begins the second anew, and so does the time in which the page is hidden', async () => {
  const { show, displayed, end } = watching();
  show({});
  await pass(displayMs - 1);
  show({ intersectionRatio: 0 });
  await pass(displayMs);
  show({});
  await pass(displayMs - 1);
  look('hidden');
  await pass(10 * displayMs);
  expect(displayed()).toBe(0);
  look('visible');
  await pass(displayMs);
  expect(displayed()).toBe(1);
  end();
});

test('a picture that is gone was not displayed', async () => {
  const { show, displayed, end } = watching();
  show({});
  end();
  await pass(displayMs);
  expect(displayed()).toBe(0);
});
