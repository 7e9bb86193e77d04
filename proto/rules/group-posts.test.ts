import { lastLink, readGroupPost } from './group-posts.ts';

describe('the text of a post', () => {
  it('is kept without spaces around it, and may be none beside items', () => {
    expect(readGroupPost(' Look ', 0)).toEqual({ value: 'Look' });
    expect(readGroupPost(' \u200b ', 1)).toEqual({ value: '' });
    expect(readGroupPost(' ', 0).fault?.code).toBe('group-post-empty');
  });

  it('has 5,000 characters, of which an emoji is one', () => {
    expect(readGroupPost('😀'.repeat(5000), 0).fault).toBeUndefined();
    expect(readGroupPost('x'.repeat(5001), 0).fault?.code).toBe('group-post-too-long');
  });

  it.each([
    ['See https://example.org/a, and (http://example.org/b).', 'http://example.org/b'],
    ['https://example.org/?q=1#x', 'https://example.org/?q=1#x'],
    ['javascript:alert(1) and ftp://example.org', undefined],
    ['https://', undefined],
    ['no link', undefined],
  ])('%j shows the link %j', (text, link) => expect(lastLink(text)).toBe(link));
});
