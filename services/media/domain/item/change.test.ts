import { given } from '@kloak/platform/testing/given.ts';
import { change, makeChange, undoableChange } from './change.ts';

const made = { change: 'c1', owner: 'anna', kind: 'TAKEN', items: ['i1', 'i2'], madeAt: '2026-06-01T12:00:00.000Z' } as const;
const event = { type: 'ChangeMade' as const, data: { ...made, items: [...made.items] } };
const at = (iso: string) => new Date(iso);

it('a change is made once', () => {
  given(change, []).when(makeChange(event.data)).then([event]);
  given(change, [event])
    .when(makeChange({ ...event.data, items: [] }))
    .then([]);
});

it('can be undone by whoever made it, for 30 days', () => {
  const { state } = given(change, [event]);
  expect(undoableChange(state, 'anna', at('2026-07-01T12:00:00.000Z'))).toEqual(event.data);
  for (const [owner, now] of [
    ['anna', '2026-07-01T12:00:00.001Z'],
    ['bruno', '2026-06-01T12:00:00.000Z'],
  ] as const)
    expect(() => undoableChange(state, owner, at(now))).toThrow(expect.objectContaining({ kind: 'missing', code: 'no-change' }));
  expect(() => undoableChange({}, 'anna', at(made.madeAt))).toThrow(expect.objectContaining({ code: 'no-change' }));
});
