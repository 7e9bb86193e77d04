import { renderHook } from '@testing-library/react';
import { noteDocument, useOwnDocument } from './own-document.ts';

const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => {
  at('/');
  noteDocument('/');
});

function come(path: string, isNeeded = true) {
  let reloads = 0;
  at(path);
  const reload = () => {
    reloads += 1;
  };
  const rendered = renderHook(({ needed }) => useOwnDocument(needed, reload), { initialProps: { needed: isNeeded } });
  return { ...rendered, reloads: () => reloads };
}

test('a page that one comes to within the app is loaded anew, once it needs headers of its own', () => {
  noteDocument('/photos');
  const { result, rerender, reloads } = come('/upgrade-store', false);
  expect([result.current, reloads()]).toEqual([false, 0]);
  rerender({ needed: true });
  expect([result.current, reloads()]).toEqual([false, 1]);
});

test('a page that was loaded as itself stays', () => {
  noteDocument('/upgrade-store');
  const { result, reloads } = come('/upgrade-store');
  expect([result.current, reloads()]).toEqual([true, 0]);
});

test('the page that is left for another within the app is loaded anew', () => {
  noteDocument('/upgrade-store');
  const { unmount, reloads } = come('/upgrade-store');
  at('/photos');
  unmount();
  expect(reloads()).toBe(1);
});

test('what is drawn again in its place loads nothing', () => {
  noteDocument('/upgrade-store');
  const { unmount, reloads } = come('/upgrade-store');
  unmount();
  expect(reloads()).toBe(0);
});
