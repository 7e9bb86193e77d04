import type { Entry } from '@kloak/proto/types/notification.ts';
import { digestMessage, type News } from './digest-message.ts';

it('no name makes a tag or a link of a mail, nor stands in its head', () => {
  const name = '</p><a href="https://evil.example">Hikers</a>';
  const asked = { people: { profiles: [{ id: 'ben', username: name, image: '' }], people: 1 }, groups: ['hikers'] };
  const { subject, html, text } = digestMessage(
    { asked, entries: [], nameOf: () => name, words: new Map(), pictures: new Map(), isVideo: () => false },
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

describe('an entry of a mail', () => {
  const written = (entry: Partial<Entry>, more: Partial<News> = {}) =>
    digestMessage(
      {
        asked: { people: { profiles: [], people: 0 }, groups: [] },
        entries: [{ kind: 'COMMENTS', profiles: [{ id: 'ben', username: 'ben', image: '' }], people: 1, items: 0, ...entry }],
        nameOf: () => 'Hikers',
        words: new Map([['c1', 'Look at <b>that</b>: https://evil.example\nand more']]),
        pictures: new Map(),
        isVideo: (item) => item === 'film',
        ...more,
      },
      { url: 'http://localhost:8080', unsubscribe: 'http://localhost:8080/u' },
    );

  it('has the words of a comment, as words, and leads to it', () => {
    const { html, text } = written({ item: 'lake', comment: 'c1' });
    expect(text.replaceAll('\u2060', '')).toContain(
      'ben commented on your photo or video.\n“Look at <b>that</b>: https://evil.example and more”\nhttp://localhost:8080/image/lake#comment=c1\n',
    );
    expect(html.replaceAll('\u2060', '')).toContain('“Look at &lt;b&gt;that&lt;/b&gt;: https://evil.example and more”');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'http://localhost:8080/image/lake#comment=c1',
      'http://localhost:8080/notification',
      'http://localhost:8080/u',
    ]);
    expect(text).not.toContain('evil.example');
  });

  it('has of a long comment its beginning', () => {
    const { text } = written({ item: 'lake', comment: 'long' }, { words: new Map([['long', 'ä🙂'.repeat(1000)]]) });
    expect(text).toContain(`“${'ä🙂'.repeat(100)}…”`);
  });

  it.each([
    [{ kind: 'HEARTS' as const, item: 'film' }, 'http://localhost:8080/video/film'],
    [{ kind: 'GROUP_POSTS' as const, group: 'hikers', groupPost: 'p1' }, 'http://localhost:8080/group/hikers#post=p1'],
    [{ kind: 'COMMENT_MENTIONS' as const, group: 'hikers', groupPost: 'p1', comment: 'c2' }, 'http://localhost:8080/group/hikers#post=p1&comment=c2'],
    [{ kind: 'CHAT_MESSAGES' as const, room: 'r1' }, 'http://localhost:8080/home#room=r1'],
  ])('leads to what it is about: %o', (entry, address) => {
    expect(written(entry).text).toContain(`\n${address}\n`);
  });

  it('shows the picture that comes with the mail, and says how mails end in a word', () => {
    const picture = { id: 'lake.kloak', type: 'image/webp', bytes: Buffer.from('p'), widthPx: 240, heightPx: 160 };
    const { html, pictures, text } = written({ kind: 'HEARTS', item: 'lake' }, { pictures: new Map([['lake', picture]]) });
    expect(html).toContain('<img src="cid:lake.kloak" alt="" width="240" height="160"');
    expect(pictures).toEqual([{ id: 'lake.kloak', type: 'image/webp', bytes: picture.bytes }]);
    expect(html).toContain('>Unsubscribe</a>');
    expect(text).toContain('No more of these mails: Unsubscribe: http://localhost:8080/u\n');
  });
});
