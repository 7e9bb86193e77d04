import { digestMessage } from './digest-message.ts';

it('no name makes a tag or a link of a mail, nor stands in its head', () => {
  const name = '</p><a href="https://evil.example">Hikers</a>';
  const asked = { people: { profiles: [{ id: 'ben', username: name, image: '' }], people: 1 }, groups: ['hikers'] };
  const { subject, html, text } = digestMessage(
    { asked, entries: [], nameOf: () => name },
    { url: 'http://localhost:8080', unsubscribe: 'http://localhost:8080/u' },
  );
  expect(html.match(/<a [^>]*>/g)).toEqual([
    expect.stringContaining('href="http://localhost:8080/notification"'),
    expect.stringContaining('href="http://localhost:8080/u"'),
  ]);
  expect(html.replaceAll('\u2060', '').split('&lt;/p&gt;&lt;a href=')).toHaveLength(3);
  expect(text.replaceAll('\u2060', '')).toContain(`You are invited to “${name}”.`);
  expect(text).not.toContain('evil.example');
  expect(subject).toBe('What’s new in your family’s vault');
});
