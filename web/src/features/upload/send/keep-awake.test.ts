import { keepAwake } from './keep-awake.ts';

/** Simulates screen locks of a browser, which are asked for at once and released when the page is hidden. */
function screenLocks() {
  const held = new Set<EventTarget>();
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        lock.released = true;
        held.delete(lock);
      },
    });
    held.add(lock);
    return lock;
  };
  Object.assign(navigator, { wakeLock: { request } });
  return held;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the screen stays on while files are sent, and no longer', async () => {
  const held = screenLocks();
  const over = new AbortController();
  let isSending = false;
  let change = () => {};
  const watch = (onChange: () => void) => {
    change = onChange;
    return () => {};
  };
  keepAwake({ isSending: () => isSending, watch }, over.signal);
  await settle();
  expect(held.size).toBe(0);
  isSending = true;
  change();
  change();
  await settle();
  expect(held.size).toBe(1);
  isSending = false;
  change();
  await settle();
  expect(held.size).toBe(0);
  isSending = true;
  change();
  over.abort();
  await settle();
  expect(held.size).toBe(0);
});
