import { freezeWhole, isImmutable, oncePer, oncePerPair } from './immutable.ts';

describe('an immutable value', () => {
  it('is frozen with all its parts', () => {
    const value = { list: [{ name: 'a' }], none: null, text: 'b' };
    expect(freezeWhole(value)).toBe(value);
    expect([isImmutable(value), isImmutable({ ...value })]).toEqual([true, false]);
    expect(() => value.list.push({ name: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(value.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
    expect([freezeWhole('text'), freezeWhole(null)]).toEqual(['text', null]);
  });

  it('is not one that only is frozen: its parts may change', () => {
    expect(isImmutable(Object.freeze({ list: [] }))).toBe(false);
  });
});

describe('a function computed once', () => {
  let runs = 0;
  const greet = (who: { name: string }, word = 'Hello') => {
    runs += 1;
    return { text: `${word}, ${who.name}` };
  };
  beforeEach(() => {
    runs = 0;
  });

  it('is, for each immutable object, with a frozen result', () => {
    const once = oncePer((who: { name: string }) => greet(who));
    const [ann, ben] = [freezeWhole({ name: 'Ann' }), freezeWhole({ name: 'Ben' })];
    const results = [ann, ben, ann].map((who) => once(who));
    expect(results).toEqual([{ text: 'Hello, Ann' }, { text: 'Hello, Ben' }, { text: 'Hello, Ann' }]);
    expect([results[2] === results[0], runs]).toEqual([true, 2]);
    expect(() => Object.assign(results[0] ?? {}, { text: '' })).toThrow(TypeError);
  });

  it('is not, for an object that may change', () => {
    const once = oncePer((who: { name: string }) => greet(who));
    const ann = { name: 'Ann' };
    once(ann).text = '';
    ann.name = 'Anna';
    expect([once(ann), runs]).toEqual([{ text: 'Hello, Anna' }, 2]);
  });

  it('is again when the value beside is another, or may change', () => {
    const once = oncePerPair((who: { name: string }, beside: { word: string } | string) => greet(who, typeof beside === 'string' ? beside : beside.word));
    const ann = freezeWhole({ name: 'Ann' });
    expect(['Hi', 'Hi', 'Bye'].map((word) => once(ann, word).text)).toEqual(['Hi, Ann', 'Hi, Ann', 'Bye, Ann']);
    expect(runs).toBe(2);
    const word = { word: 'Hi' };
    once(ann, word);
    word.word = 'Bye';
    expect(once(ann, word).text).toBe('Bye, Ann');
  });
});
