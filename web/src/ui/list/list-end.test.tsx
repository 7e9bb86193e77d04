import { render, screen } from '@testing-library/react';
import { ListEnd } from './list-end.tsx';
import type { Pages } from './pages.ts';

const watched: Element[] = [];
const nothingIs = globalThis.IntersectionObserver;
beforeEach(() => {
  watched.length = 0;
  globalThis.IntersectionObserver = class extends nothingIs {
    override observe(target: Element) {
      watched.push(target);
    }
  };
});
afterEach(() => {
  globalThis.IntersectionObserver = nothingIs;
});

const idle: Pages = { hasNextPage: true, isFetching: false, isFetchingNextPage: false, isFetchNextPageError: false, error: null, fetchNextPage: () => {} };
const end = (pages: Partial<Pages>) => <ListEnd pages={{ ...idle, ...pages }} loaded={9} failed="It did not come" />;

test('the end is watched while there is more, and not while that is on its way', () => {
  const { rerender } = render(end({}));
  expect(watched).toHaveLength(1);
  rerender(end({ isFetching: true, isFetchingNextPage: true }));
  screen.getByText('Loading');
  rerender(end({ hasNextPage: false }));
  expect(watched).toHaveLength(1);
});

test('after a page that did not come nobody is asked before somebody says so', () => {
  let asked = 0;
  render(end({ isFetchNextPageError: true, error: new Error('no'), fetchNextPage: () => asked++ }));
  screen.getByText('It did not come');
  expect(watched).toHaveLength(0);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(asked).toBe(1);
});
