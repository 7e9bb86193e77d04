import { openPace } from './pace.ts';

describe('a pace', () => {
  it('becomes slower at once, and faster step by step', () => {
    const pace = openPace();
    pace.note(100, 100);
    expect(pace.fitting(5)).toBe(5);
    pace.note(5, 0.5);
    expect(pace.fitting(5)).toBe(9);
    for (let steps = 0; steps < 50; steps += 1) pace.note(100, 10);
    expect(pace.fitting(5)).toBeGreaterThanOrEqual(49);
    pace.note(1, 1);
    expect(pace.fitting(5)).toBe(5);
  });

  it('always lets one unit pass, and goes on after a step that did nothing', () => {
    const pace = openPace();
    pace.note(0, 1000);
    expect(pace.fitting(5)).toBe(1);
    pace.note(1, 0);
    expect(pace.fitting(1000)).toBe(2);
  });
});
