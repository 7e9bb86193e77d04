import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { rgbaToThumbHash } from 'thumbhash';
import { retryNow } from '../../lib/connectivity.ts';
import { noteLoadedPicture } from './loaded-pictures.ts';
import { Picture } from './picture.tsx';

const show = () => {
  render(<Picture sources={[]} src="/storage/p1/1600" alt="At the lake" width={1600} height={1200} thumbhash="" sizes="100vw" />);
  return screen.getByRole('img', { name: 'At the lake' });
};
/** A retry creates a new element, since a browser loads each once. */
const asked = () => screen.getByRole('img', { name: 'At the lake' });
const fail = () => fireEvent.error(asked());

test.each([
  ['the browser is online again', () => fireEvent(window, new Event('online'))],
  ['the page is looked at again', () => fireEvent(document, new Event('visibilitychange'))],
  ['the server was heard of again', () => act(retryNow)],
])('a picture that did not come is asked for again when %s', (_what, happens) => {
  const first = show();
  happens();
  expect(asked()).toBe(first);
  fail();
  happens();
  expect(asked()).not.toBe(first);
});

test('it is asked for again by itself, and again when that fails, too', async () => {
  const first = show();
  fail();
  await waitFor(() => expect(asked()).not.toBe(first));
  const second = asked();
  fail();
  await waitFor(() => expect(asked()).not.toBe(second));
});

test('of what the page is about, what was drawn before stands there until its own file is', () => {
  const small = { url: '/storage/p2/320', width: 320, type: 'image/webp' };
  noteLoadedPicture({ currentSrc: small.url, complete: true });
  const { container } = render(
    <Picture sources={[small]} src="/storage/p2/1600" alt="At home" width={1600} height={1200} thumbhash="" sizes="100vw" when="first" />,
  );
  const drawnBefore = () => container.querySelector(`img[src="${small.url}"]`);
  expect(drawnBefore()).not.toBeNull();
  const image = screen.getByRole('img', { name: 'At home' });
  Object.defineProperty(image, 'naturalWidth', { value: 320 });
  fireEvent.load(image);
  expect(drawnBefore()).toBeNull();
});

describe('what the browser has already', () => {
  const { prototype } = HTMLImageElement;
  const own = Object.getOwnPropertyDescriptors(prototype);
  afterEach(() => void Object.defineProperties(prototype, { complete: own.complete, naturalWidth: own.naturalWidth }));

  test('is not covered by a thumbhash, which others are', () => {
    const canvasOf = (name: string) =>
      render(
        <Picture sources={[]} src={`/storage/${name}`} alt={name} width={16} height={16} thumbhash={hashOf(20, 255)} sizes="100vw" />,
      ).container.querySelector('canvas');
    const others = canvasOf('others')?.width;
    Object.defineProperty(prototype, 'complete', { configurable: true, get: () => true });
    Object.defineProperty(prototype, 'naturalWidth', { configurable: true, get: () => 16 });
    const canvas = canvasOf('there');
    // A canvas that nothing was painted on has this width.
    expect([others, canvas?.width]).toEqual([32, 300]);
    expect(canvas?.className).toContain('gone');
  });
});

/** Hash of a grey picture with this opacity (0–255) in every second column. */
function hashOf(grey: number, opacity: number): string {
  const pixels = Array.from({ length: 16 * 16 }, (_, at) => [grey, grey, grey, at % 2 === 0 ? 255 : opacity]).flat();
  return btoa(String.fromCharCode(...rgbaToThumbHash(16, 16, pixels)));
}

test.each([
  ['dark lines on nothing', 20, 0, 'white'],
  ['light lines on nothing', 240, 0, 'dark'],
  ['a dark picture of which nothing is transparent', 20, 255, undefined],
  ['a light picture of which nothing is transparent', 240, 255, undefined],
] as const)('%s are seen on a ground where an earlier build left the picture transparent', (_what, grey, opacity, ground) => {
  const { container } = render(<Picture sources={[]} src="/storage/p1/1600" alt="" width={16} height={16} thumbhash={hashOf(grey, opacity)} sizes="100vw" />);
  const classes = [...(container.firstElementChild?.classList ?? [])];
  expect(classes.filter((name) => name === 'white' || name === 'dark')).toEqual(ground ? [ground] : []);
});

test.each(['', 'AA', '?'])('of what is no hash (%s) nothing is thought to be transparent', (thumbhash) => {
  const { container } = render(<Picture sources={[]} src="/storage/p1/1600" alt="" width={16} height={16} thumbhash={thumbhash} sizes="100vw" />);
  expect(container.querySelector('.white, .dark')).toBeNull();
});

test('of pictures that may be scrolled past the thumbhash is painted only where loading takes a while, and goes once it has faded', async () => {
  const at = (name: string) => (
    <Picture sources={[]} src={`/storage/${name}`} alt={name} width={16} height={16} thumbhash={hashOf(20, 255)} sizes="100vw" hashAfterMs={20} />
  );
  const [slow, quick] = [render(at('slow')).container, render(at('quick')).container];
  const load = (name: string) => {
    const image = screen.getByRole('img', { name });
    Object.defineProperty(image, 'naturalWidth', { value: 16 });
    fireEvent.load(image);
  };
  expect(quick.querySelector('canvas')).toBeNull();
  expect(quick.querySelector<HTMLElement>('.picture')?.style.backgroundColor).toMatch(/^rgb/);
  load('quick');
  await waitFor(() => expect(slow.querySelector('canvas')).not.toBeNull());
  expect(quick.querySelector('canvas')).toBeNull();
  load('slow');
  fireEvent.transitionEnd(slow.querySelector('canvas') ?? slow);
  expect(slow.querySelector('canvas')).toBeNull();
});
