import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { manualTimeouts } from '../../../testing/timeouts.ts';
import { Install } from './install.tsx';

const pass = manualTimeouts();
const hour = 3_600_000;
const clock = Date.now;
afterEach(() => {
  Date.now = clock;
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
});

/** The browser can install the app. Returns how often it was asked to. */
function canInstall(): () => number {
  let asked = 0;
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => void asked++ });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return () => asked;
}

/** A start of the app so many hours after the first, until whatever it offers is there. */
async function start(hours: number): Promise<HTMLElement | null> {
  cleanup();
  Date.now = () => 1_800_000_000_000 + hours * hour;
  render(<Install />);
  await act(async () => {
    await pass(8000);
  });
  return screen.queryByRole('region', { name: 'Kloak as an app' });
}

test('the app is offered at the second visit, once', async () => {
  const asked = canInstall();
  expect([await start(0), await start(0.1)]).toEqual([null, null]);
  expect(await start(24)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect([asked(), screen.queryByRole('region')]).toEqual([1, null]);
  canInstall();
  expect(await start(48)).toBeNull();
});

test('whoever does not want it is not asked again', async () => {
  canInstall();
  await start(0);
  await start(24);
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect([screen.queryByRole('region'), await start(48)]).toEqual([null, null]);
});

test('Safari, which does not let a page ask, has two steps', async () => {
  const before = navigator.userAgent;
  const pretend = (value: string) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  pretend('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1');
  try {
    await start(0);
    await start(24);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Press Share in the bar of Safari.',
      'Choose “Add to Home Screen”.',
    ]);
  } finally {
    pretend(before);
  }
});

test('a browser that offers nothing is not bothered', async () => {
  await start(0);
  expect(await start(24)).toBeNull();
});
