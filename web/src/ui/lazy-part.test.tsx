import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyPart, lazyPart, preload } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** A part whose code may fail to load. */
function unsteady() {
  let comes = false;
  let asked = 0;
  const part = lazyPart(async () => {
    asked += 1;
    if (!comes) throw new Error('it did not come');
    return Greeting;
  });
  return {
    part,
    asked: () => asked,
    mend: () => {
      comes = true;
    },
  };
}
const draw = (part: ReturnType<typeof unsteady>['part'], at: string) => (
  <ErrorBoundary at={at} instead={<p>Not there</p>}>
    <Suspense fallback={<p>On its way</p>}>
      <LazyPart part={part} props={{ name: 'Anna' }} />
    </Suspense>
  </ErrorBoundary>
);
const setOnline = (online: boolean) => Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
afterEach(() => setOnline(true));

test('a part that did not come is asked for again where one goes next', async () => {
  const { part, mend, asked } = unsteady();
  const { rerender } = render(draw(part, '/home'), { onCaughtError: () => {} });
  await screen.findByText('Not there');
  mend();
  rerender(draw(part, '/home'));
  expect(screen.queryByText('Hello Anna')).toBeNull();
  expect(asked()).toBe(1);
  rerender(draw(part, '/families'));
  await screen.findByText('Hello Anna');
});

test('a part that was not there for a preload is there when it is needed', async () => {
  const { part, mend } = unsteady();
  await expect(part.load()).rejects.toThrow('it did not come');
  mend();
  render(draw(part, '/home'));
  await screen.findByText('Hello Anna');
});

test('a preload does not wait for a network', async () => {
  setOnline(false);
  const { part, asked } = unsteady();
  await preload(part);
  expect([part.loaded(), asked()]).toEqual([undefined, 1]);
});

test('without a network a part is waited for, and nothing is taken away', async () => {
  setOnline(false);
  const { part, mend } = unsteady();
  render(draw(part, '/home'));
  await screen.findByText('On its way');
  mend();
  setOnline(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('Hello Anna');
});
