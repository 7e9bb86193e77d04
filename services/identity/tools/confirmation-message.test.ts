import { confirmationMessage } from './confirmation-message.ts';

it('the confirmation mail shows a name as text, whatever it holds', () => {
  const { html, text } = confirmationMessage({ username: `<img src="x">&'`, link: 'https://kloak.example/confirm-email/x' });
  expect(html).toContain('Welcome to Kloak, &lt;img src=&quot;x&quot;&gt;&amp;&#39;!');
  expect(html).not.toContain('<img');
  expect(text).toContain(`Welcome to Kloak, <img src="x">&'!`);
  expect(html).toContain('href="https://kloak.example/confirm-email/x"');
});
