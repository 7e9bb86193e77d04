import { watchHealth } from './health.ts';

describe('the health of a store', () => {
  it('is good while one in a hundred commits takes 50 ms at most', () => {
    const health = watchHealth('media');
    for (let count = 0; count < 500; count += 1) health.committed(count % 200 === 0 ? 400 : 3);
    expect(health.warnings()).toEqual([]);
  });

  it('is warned of when more than one in a hundred takes longer, with how much', () => {
    const health = watchHealth('media');
    for (let count = 0; count < 500; count += 1) health.committed(count % 50 === 0 ? 80 : 3);
    expect(health.warnings()).toEqual([expect.stringContaining('The disk is slow: one in a hundred writes of media takes more than 80 ms')]);
  });

  it('says nothing about the speed of a few commits, and forgets old ones', () => {
    const health = watchHealth('media');
    for (let count = 0; count < 50; count += 1) health.committed(80);
    expect(health.warnings()).toEqual([]);
    for (let count = 0; count < 50; count += 1) health.committed(80);
    expect(health.warnings()).toHaveLength(1);
    for (let count = 0; count < 1000; count += 1) health.committed(2);
    expect(health.warnings()).toEqual([]);
  });
});
