import { screen } from '@testing-library/react';
import { ben, feedOf, noComments, noHearts, photo } from '../../testing/family.ts';
import { visit } from '../../testing/visit.tsx';

/** Simulates a browser with view transitions, with or without reduced motion. Records the growing card, and whether the transition ended normally. */
function browserThatGrows({ wantsMotion }: { readonly wantsMotion: boolean }) {
  const grown: { readonly what: readonly (string | undefined)[]; isSkipped: boolean }[] = [];
  const startViewTransition = (update: () => Promise<void>) => {
    const named = [...document.querySelectorAll<HTMLElement>('span')].filter(({ style }) => style.viewTransitionName === 'stage');
    const one = { what: named.map((card) => card.closest('a')?.getAttribute('href') ?? undefined), isSkipped: false };
    grown.push(one);
    // A browser captures the old page first.
    const ready = Promise.resolve().then(update);
    return { ready, skipTransition: () => (one.isSkipped = true) };
  };
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: startViewTransition });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: !wantsMotion, addEventListener() {}, removeEventListener() {} }),
  });
  return grown;
}
const { matchMedia } = window;
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  window.matchMedia = matchMedia;
});

const open = async () => {
  const visited = visit('/home', {
    'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben), photo('p2', ben)]),
    'POST /api/post/image-post-byid': { post: photo('p2', ben) },
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': noComments,
  });
  await visited.user.click(await screen.findByRole('link', { name: /Photo p2/ }));
  await screen.findByRole('img', { name: 'Photo p2' });
  expect(visited.where()).toBe('/image/p2');
  expect([...document.querySelectorAll<HTMLElement>('span')].filter(({ style }) => style.viewTransitionName)).toEqual([]);
};

test('a card grows into its page', async () => {
  const grown = browserThatGrows({ wantsMotion: true });
  await open();
  expect(grown.map(({ what }) => what)).toEqual([['/image/p2']]);
});

test('who wants no motion is there at once', async () => {
  const grown = browserThatGrows({ wantsMotion: false });
  await open();
  expect(grown).toEqual([]);
});

test('so is who has a browser that cannot show it', open);
