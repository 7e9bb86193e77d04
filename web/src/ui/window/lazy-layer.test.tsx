import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { notePage } from '../../lib/page-use.ts';
import { useToasts } from '../../lib/toasts.ts';
import { lazyPart } from '../lazy-part.tsx';
import { LazyLayer } from './lazy-layer.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** A part whose code arrives when the test says so. */
function slowPart() {
  const answers: (() => void)[] = [];
  const part = lazyPart(
    () =>
      new Promise<typeof Greeting>((resolve, reject) => {
        answers.push(
          () => resolve(Greeting),
          () => reject(new Error('it was not there')),
        );
      }),
  );
  return { part, asked: () => answers.length / 2, arrive: () => act(async () => answers.at(-2)?.()), fail: () => act(async () => answers.at(-1)?.()) };
}

function Opened({ part }: { readonly part: ReturnType<typeof slowPart>['part'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <LazyLayer part={part} isOpen={isOpen} props={{ name: 'Anna' }} onFailed={() => setIsOpen(false)} />
    </>
  );
}
const open = () => act(async () => screen.getByText('Open').click());

test('a layer opens once its code has arrived', async () => {
  const { part, arrive } = slowPart();
  render(<Opened part={part} />);
  await open();
  expect(screen.queryByText('Hello Anna')).toBeNull();
  await arrive();
  screen.getByText('Hello Anna');
});

test('the code of a layer is loaded once the page is in use, and not again at its opening', async () => {
  const { part, asked, arrive } = slowPart();
  render(<Opened part={part} />);
  act(() => notePage('settled'));
  act(() => notePage('used'));
  await act(async () => {});
  expect(asked()).toBe(1);
  await arrive();
  await open();
  screen.getByText('Hello Anna');
  expect(asked()).toBe(1);
});

test('a layer whose code fails to load is closed with a message, and opens at the next press', async () => {
  const { part, fail, arrive } = slowPart();
  render(<Opened part={part} />, { onCaughtError: () => {} });
  await open();
  await fail();
  expect(useToasts.getState().messages.at(-1)).toMatchObject({ tone: 'bad' });
  await open();
  await arrive();
  screen.getByText('Hello Anna');
});
