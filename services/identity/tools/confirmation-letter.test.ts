import { confirmationLetter } from './confirmation-letter.ts';

it('the letter shows a name as text, whatever it holds', () => {
  const { html, text } = confirmationLetter({ username: `<img src="x">&'`, link: 'https://kloak.example/confirm-email/x' });
  expect(html).toContain('Welcome to Kloak, &#60;img src=&#34;x&#34;&#62;&#38;&#39;!');
  expect(html).not.toContain('<img');
  expect(text).toContain(`Welcome to Kloak, <img src="x">&'!`);
  expect(html).toContain('href="https://kloak.example/confirm-email/x"');
});
