import { captureTimeOfFile } from './file-date.ts';

const openedAt = '2026-07-01T12:00:00.000Z';

describe('what tells no date of its own was taken', () => {
  it('when its file was last changed, by the clock of who says so', () => {
    expect(captureTimeOfFile('2024-01-01T00:30:00+13:00', openedAt)).toEqual({ takenAt: '2023-12-31T11:30:00.000Z', takenLocal: '2024-01-01T00:30:00' });
    expect(captureTimeOfFile('2024-01-01T00:30:00.250-03:30', openedAt)).toEqual({ takenAt: '2024-01-01T04:00:00.250Z', takenLocal: '2024-01-01T00:30:00' });
    expect(captureTimeOfFile('2024-01-01T00:30:00.000Z', openedAt)).toEqual({ takenAt: '2024-01-01T00:30:00.000Z', takenLocal: '2024-01-01T00:30:00' });
  });

  it.each([undefined, '', 'yesterday', '1970-01-01T00:00:00.000Z', '1980-01-01T00:00:00.000Z', '1989-12-31T23:59:59Z'])('nobody knows when: %j', (said) => {
    expect(captureTimeOfFile(said, openedAt)).toBeUndefined();
  });

  it('when it was sent, by the clock of who sends it, where the file is as new as that, or newer', () => {
    const late = '2026-07-02T02:30:00.000Z';
    expect(captureTimeOfFile('2026-07-01T22:29:00-04:00', late)).toEqual({ takenAt: '2026-07-02T02:29:00.000Z', takenLocal: '2026-07-01T22:29:00' });
    expect(captureTimeOfFile('2027-01-01T00:00:00-04:00', late)).toEqual({ takenAt: late, takenLocal: '2026-07-01T22:30:00' });
  });

  it('nobody knows when, where the file is as new as its upload, or newer', () => {
    expect(captureTimeOfFile('2026-07-01T11:49:59Z', openedAt)).toMatchObject({ takenLocal: '2026-07-01T11:49:59' });
    for (const said of ['2026-07-01T11:55:00Z', '2027-01-01T00:00:00Z']) expect(captureTimeOfFile(said, openedAt)).toBeUndefined();
  });
});
