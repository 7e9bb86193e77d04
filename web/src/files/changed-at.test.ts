import { changedAt } from './changed-at.ts';

const at = Date.parse('2024-06-30T22:15:30Z');

describe('when a file was last changed', () => {
  it.each([
    [0, '2024-06-30T22:15:30+00:00'],
    [780, '2024-07-01T11:15:30+13:00'],
    [-210, '2024-06-30T18:45:30-03:30'],
  ])('is told by the clock of the device, here %i minutes ahead', (offset, told) => {
    expect(changedAt(at, offset)).toBe(told);
    expect(Date.parse(told)).toBe(at);
  });

  it('is told by the clock of this device', () => expect(Date.parse(changedAt(at) ?? '')).toBe(at));

  it.each([0, -1, Number.NaN, 1e20])('is not told where no clock can have said it: %d', (lastModified) => {
    expect(changedAt(lastModified)).toBeUndefined();
  });
});
