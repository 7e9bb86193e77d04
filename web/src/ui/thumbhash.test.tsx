import { render } from '@testing-library/react';
import { Thumbhash } from './thumbhash.tsx';

const context = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');
let drawn = 0;
beforeAll(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => {
      drawn += 1;
      return null;
    },
  });
});
afterAll(() => {
  if (context) Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', context);
});

test('a hash is drawn once, however often what it stands in is rendered, and another one anew', () => {
  const [one, other] = ['EJgGHIZ3eHh/d4eHeIeHh4B3eA==', '1QcSHQRnh493V4dIh4eXh1h4kJUI'];
  const at = (hash: string, className: string) => <Thumbhash hash={hash} className={className} />;
  const { rerender } = render(at(one, 'there'));
  rerender(at(one, 'gone'));
  expect(drawn).toBe(1);
  rerender(at(other, 'gone'));
  expect(drawn).toBe(2);
});
