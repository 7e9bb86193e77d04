import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveByArrows } from './move-by-arrows.ts';

/** Positions, since jsdom has no layout: a row of three, and a row of two wider ones. */
const places: Readonly<Record<string, { left: number; top: number; width: number }>> = {
  a: { left: 0, top: 0, width: 100 },
  b: { left: 100, top: 0, width: 100 },
  c: { left: 200, top: 0, width: 100 },
  d: { left: 0, top: 100, width: 140 },
  e: { left: 150, top: 100, width: 150 },
};

test('arrow keys lead sideways through all, and up and down to the nearest of the next row; at an end they do nothing', async () => {
  const user = userEvent.setup();
  render(
    <div role="none" onKeyDown={moveByArrows}>
      {Object.keys(places).map((name) => (
        <div key={name}>
          <a href={`#${name}`}>
            <picture />
            {name}
          </a>
          <button type="button">Settings</button>
        </div>
      ))}
    </div>,
  );
  for (const [name, { left, top, width }] of Object.entries(places))
    screen.getByRole('link', { name }).getBoundingClientRect = () => new DOMRect(left, top, width, 100);
  const after = async (from: string, keys: string) => {
    screen.getByRole('link', { name: from }).focus();
    await user.keyboard(keys);
    return document.activeElement?.textContent;
  };
  expect(await after('a', '{ArrowRight}')).toBe('b');
  expect(await after('c', '{ArrowRight}')).toBe('d');
  expect(await after('d', '{ArrowLeft}')).toBe('c');
  expect(await after('c', '{ArrowDown}')).toBe('e');
  expect(await after('a', '{ArrowDown}')).toBe('d');
  expect(await after('e', '{ArrowUp}')).toBe('c');
  expect(await after('e', '{ArrowDown}')).toBe('e');
  expect(await after('a', '{ArrowLeft}')).toBe('a');
  expect(await after('a', '{Control>}{ArrowRight}{/Control}')).toBe('a');
});
