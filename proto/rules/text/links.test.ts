import fc from 'fast-check';
import { linksIn } from './links.ts';

const heart = 'https://en.wikipedia.org/wiki/Heart_(symbol)';
it.each([
  [heart, heart],
  [`(${heart})`, heart],
  [`See ${heart}.`, heart],
  [`${heart}), and`, heart],
  [`[heart](${heart})!`, heart],
  ['https://example.org/a_(b_(c))_[d]', 'https://example.org/a_(b_(c))_[d]'],
  ['https://example.org/a(', 'https://example.org/a'],
  ['https://example.org/a/', 'https://example.org/a/'],
  ['https://example.org/a-', 'https://example.org/a-'],
  ['https://example.org?a=b&c=d#e!', 'https://example.org?a=b&c=d#e'],
  ["https://de.wikipedia.org/wiki/Schindler's_List'", "https://de.wikipedia.org/wiki/Schindler's_List"],
  ['“https://example.org/a”', 'https://example.org/a'],
  ['«https://example.org/a»…', 'https://example.org/a'],
  ['https://example.org/a।', 'https://example.org/a'],
  ['https://example.org/a؟', 'https://example.org/a'],
  ['看https://example.org/a。很好', 'https://example.org/a'],
  ['（https://example.org/a）', 'https://example.org/a'],
  ['「https://example.org/a」と', 'https://example.org/a'],
  ['https://zh.wikipedia.org/wiki/心（符号）', 'https://zh.wikipedia.org/wiki/心（符号）'],
  ['https://ja.wikipedia.org/wiki/ジョン・レノン', 'https://ja.wikipedia.org/wiki/ジョン・レノン'],
  ['HTTPS://EXAMPLE.ORG/A', 'HTTPS://EXAMPLE.ORG/A'],
])('in %j is %j', (text, link) => expect(linksIn(text)).toEqual([{ at: text.indexOf(link), link }]));

it.each(['https://', 'https://.', 'ftp://example.org', 'javascript:alert(1)', 'example.org'])('there is none in %j', (text) =>
  expect(linksIn(text)).toEqual([]),
);

it('they stand where they say, and none reaches into another', () => {
  const unit = fc.constantFrom('https://', 'a', '(', ')', '.', ' ', '「', '」', '。', '😀', '/');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      let end = 0;
      for (const { at, link } of linksIn(text)) {
        expect([at >= end, text.slice(at, at + link.length)]).toEqual([true, link]);
        end = at + link.length;
      }
    }),
  );
});
