import { matchesAllWords, searchedWords, wordsOf } from './words.ts';

const finds = (search: string, text: string) => {
  const searched = searchedWords(search);
  return searched.length > 0 && matchesAllWords(wordsOf(text), searched);
};

describe('a group is found', () => {
  it.each([
    ['lak', 'The Lake'],
    ['LAKE the', 'The Lake'],
    ['müller', 'Familie Müller'],
    ['muller', 'Familie MÜLLER'],
    ['Mu\u0308ller', 'Familie Müller'],
    ['田中', '田中家族'],
    ['家族', '田中家族の写真'],
    ['семья', 'Наша Семья'],
    ['عائلة', 'عائلة أحمد'],
    ['परिवार', 'शर्मा परिवार'],
    ['2024', 'Summer 2024'],
    ['lake-side', 'Side of the lake'],
    ['a', 'Anna'],
  ])('by %j: %j', (search, text) => expect(finds(search, text)).toBe(true));

  it.each([
    ['ake', 'The Lake'],
    ['lake sea', 'The Lake'],
    ['', 'The Lake'],
    [' .*%_ ', 'The Lake'],
    ['中家族', '田中'],
  ])('not by %j: %j', (search, text) => expect(finds(search, text)).toBe(false));
});

it('of whatever length a text is, so many words are kept of it', () => {
  expect(wordsOf(Array.from({ length: 5000 }, (_, at) => `word${at}`).join(' '))).toHaveLength(200);
  expect(wordsOf('x'.repeat(1000))).toEqual(['x'.repeat(30)]);
  expect(searchedWords(Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '))).toHaveLength(8);
});
