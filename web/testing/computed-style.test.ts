import { screen } from '@testing-library/react';

const namesIn = (html: string) => {
  document.body.innerHTML = html;
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
};
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['by an attribute', '<div hidden><button>a</button></div>'],
  ['by its style', '<div style="display: none"><button>a</button></div>'],
  ['by what it inherits', '<div style="visibility: hidden"><p><button>a</button></p></div>'],
  ['in a dialog that is closed', '<dialog><button>a</button></dialog>'],
  ['in what is no content', '<noscript><button>a</button></noscript>'],
])('what is not shown is not found: %s', (_how, html) => {
  expect(namesIn(html)).toEqual([]);
});

test('what is shown is found', () => {
  const inside = '<div style="visibility: hidden"><button style="visibility: visible">b</button></div><dialog open><button>c</button></dialog>';
  expect(namesIn(`<div><button>a</button></div>${inside}`)).toEqual(['a', 'b', 'c']);
});

test('a name is read with spaces between blocks alone', () => {
  document.body.innerHTML = '<button><span>one</span><span>word</span></button><button><div>two</div><div>words</div></button>';
  for (const name of ['oneword', 'two words']) expect(screen.queryByRole('button', { name })).not.toBeNull();
});
