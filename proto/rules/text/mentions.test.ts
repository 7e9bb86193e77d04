import { mentionedNames } from './mentions.ts';

it.each([
  ['Look, @Ben and @oma.rosa!', ['ben', 'oma.rosa']],
  ['(@ben) @BEN, @ben', ['ben']],
  ['That was @ben.', ['ben.', 'ben']],
  ['@Müller @田中さん', ['müller', '田中さん']],
  ['ben@example.org, a@ben, @', []],
  ['No one', []],
  ['https://social.example/@ben', []],
  ['(HTTPS://social.example/@ben), <https://social.example/@ben> and "ftp://social.example/@ben"', []],
  ['https://example.org/?by=@ben#@ben', []],
  ['https://user:@ben.example/', []],
  ['social.example/@ben, www.social.example/@ben and müller.example:8080/x/@ben', []],
  ['mailto:@ben', []],
  ['anna@example.org, @ben@social.example, (@ben@social.example)', []],
  ['https://social.example/@anna @ben', ['ben']],
  ['https://social.example/ (@ben)', ['ben']],
  ['@ben:https://social.example/@anna', ['ben']],
  ['@ben/@anna and/or @rosa? @ben', ['ben', 'anna', 'rosa']],
  ['@ben.b/@anna', ['ben.b', 'anna']],
])('%s', (text, names) => {
  expect(mentionedNames(text)).toEqual(names);
});
