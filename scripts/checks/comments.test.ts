import { commentFaults } from './comments.ts';

const faultsOf = (text: string) => commentFaults('a.ts', text);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('a comment', () => {
  it.each([
    ['that begins with a relative clause', '/** What a member saved. */\nconst saved = 1;', 1],
    ['that begins with a preposition', 'const all = 1;\n// Of all members.\n', 2],
    ['at the end of a line', `const all = { one: 1 }; ${'//'} Whether it is one.\n`, 1],
    ['of a component', '<p>\n  {/* How it looks. */}\n</p>', 2],
    ['behind the title of a note', '// [Note: Turns] Who comes first, runs first.\n', 1],
    ['with a long sentence', `// Short.\n// Long ${words(29)}.\n`, 1],
    ['whose sentence goes over several lines', `/**\n * Long ${words(20)}\n * ${words(10)}.\n */\n`, 1],
  ])('%s is named by its line', (_, text, line) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(new RegExp(`^a.ts:${line}: `))]);
  });

  it.each([
    ['a noun', '/** Items that a member saved. */\n'],
    ['a verb', '// Reads the items.\n'],
    ['short sentences', `// One ${words(20)}. Two ${words(20)}.\n`],
    ['a picture', `// Rounds:\n//    ${words(40)}\n// End.\n`],
    ['a command', `//   scripts/check.ts ${words(40)}\n`],
    ['no words: an address', "const link = 'https://what.example';\n"],
  ])('may have %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('a description of the public API', () => {
  const faultsOfCall = (text: string) => commentFaults('proto/api/a.ts', text);

  it.each([
    ["z.string().describe('Of the gateway.')", 1],
    ["call({\n  summary:\n    'Who is signed in.',\n});", 2],
    [`call({ summary: 'Lists ${words(29)}.' });`, 1],
  ])('is named by its line: %j', (text, line) => {
    expect(faultsOfCall(text)).toEqual([expect.stringMatching(new RegExp(`^proto/api/a.ts:${line}: `))]);
  });

  it('may begin with a verb', () => {
    expect(faultsOfCall("call({ summary: 'Lists what the caller may see.' });")).toEqual([]);
  });
});
