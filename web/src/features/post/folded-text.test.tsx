import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldedText, isLongText } from './folded-text.tsx';
import { postTexts as t } from './texts.ts';

const heights = ['scrollHeight', 'clientHeight'] as const;
const lay = (...px: [number, number]) => {
  for (const [at, name] of heights.entries()) Object.defineProperty(HTMLParagraphElement.prototype, name, { configurable: true, get: () => px[at] });
};
afterEach(() => {
  for (const name of heights) Reflect.deleteProperty(HTMLParagraphElement.prototype, name);
});

test('words that do not fit into four lines are shown whole where that is asked, and folded again', async () => {
  lay(200, 96);
  const user = userEvent.setup();
  render(<FoldedText text="a long day at the lake" />);
  const more = screen.getByRole('button', { name: t.showAll });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  await user.click(screen.getByRole('button', { name: t.showLess, expanded: true }));
  screen.getByRole('button', { name: t.showAll });
});

test('words that fit have nothing to press', () => {
  lay(96, 96);
  render(<FoldedText text="a day" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a few words are looked at, many are read', () => {
  expect([isLongText('At the lake'), isLongText('one\ntwo'), isLongText('one\ntwo\nthree'), isLongText('word '.repeat(40))]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
