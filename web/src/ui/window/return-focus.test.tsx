import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Menu label="More" acts={[{ label: 'Edit', icon: null, onSelect: () => {} }]} />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Said anew" close="Close">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const opener = () => screen.getByText('Open');
/** Waits for delayed work of a closed layer. */
const afterIt = () => act(() => new Promise((done) => setTimeout(done)));

async function closeDialog() {
  render(<Page />);
  opener().focus();
  fireEvent.click(opener());
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
}

test('a dialog that closes gives the focus back to what opened it', async () => {
  await closeDialog();
  await afterIt();
  expect(document.activeElement).toBe(opener());
});

test('a menu that is opened just as a dialog closes stays open', async () => {
  await closeDialog();
  fireEvent.pointerDown(screen.getByLabelText('More'), { button: 0, ctrlKey: false });
  const entry = () => screen.queryByRole('menuitem', { name: 'Edit' });
  expect(entry()).not.toBeNull();
  await afterIt();
  expect(entry()).not.toBeNull();
});
