import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const button = () => screen.getByRole('button', { name: 'More' });
const entries = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

function draw() {
  const chosen: string[] = [];
  const act = (label: string) => ({ label, icon: null, onSelect: () => void chosen.push(label) });
  render(<Menu label="More" acts={[act('Edit'), act('Delete')]} />);
  return { chosen, user: userEvent.setup() };
}

test('the button of a closed menu says that it opens one', () => {
  draw();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('a press opens the menu, named after its button, and another one closes it', async () => {
  const { user } = draw();
  const before = button();
  await user.click(button());
  screen.getByRole('menu', { name: 'More' });
  expect(entries()).toEqual(['Edit', 'Delete']);
  expect(button()).toBe(before);
  expect(before.getAttribute('aria-expanded')).toBe('true');
  await user.click(button());
  expect(entries()).toEqual([]);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens the menu with the focus on its first entry, and Escape gives the focus back, each time', async (key) => {
  const { user } = draw();
  await user.tab();
  for (const _ of ['once', 'twice']) {
    await user.keyboard(key);
    expect(document.activeElement?.textContent).toBe('Edit');
    await user.keyboard('{Escape}');
    expect(entries()).toEqual([]);
    expect(document.activeElement).toBe(button());
  }
});

test('arrow keys and Enter choose an entry', async () => {
  const { user, chosen } = draw();
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Delete']);
  expect(document.activeElement).toBe(button());
});

test('another button of the mouse opens nothing', async () => {
  const { user } = draw();
  await user.pointer({ keys: '[MouseRight]', target: button() });
  expect(entries()).toEqual([]);
});
