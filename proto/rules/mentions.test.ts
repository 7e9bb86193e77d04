import { mentionedNames } from './mentions.ts';

it.each([
  ['Look, @Ben and @oma.rosa!', ['ben', 'oma.rosa']],
  ['(@ben) @BEN, @ben', ['ben']],
  ['That was @ben.', ['ben.', 'ben']],
  ['@Müller @田中さん', ['müller', '田中さん']],
  ['ben@example.org, a@ben, @', []],
  ['No one', []],
])('%s', (text, names) => {
  expect(mentionedNames(text)).toEqual(names);
});
