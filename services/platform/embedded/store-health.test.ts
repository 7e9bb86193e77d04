import { watchHealth } from './store-health.ts';

describe('the health of a store', () => {
  it('is good while one in a hundred commits takes 50 ms at most', () => {
    const health = watchHealth('media');
    for (let count = 0; count < 500; count += 1) health.committed(count % 200 === 0 ? 400 : 3);
    expect(health.problems()).toEqual([]);
  });

  it('is bad when more than one in a hundred takes longer, and says so', () => {
    const health = watchHealth('media');
    for (let count = 0; count < 500; count += 1) health.committed(count % 50 === 0 ? 80 : 3);
    expect(health.problems()).toEqual([expect.stringContaining('The disk is slow: one in a hundred writes of media takes more than 80 ms')]);
  });

  it('says nothing about the speed of a few commits, and forgets old ones', () => {
    const health = watchHealth('media');
    for (let count = 0; count < 50; count += 1) health.committed(80);
    expect(health.problems()).toEqual([]);
    for (let count = 0; count < 50; count += 1) health.committed(80);
    expect(health.problems()).toHaveLength(1);
    for (let count = 0; count < 1000; count += 1) health.committed(2);
    expect(health.problems()).toEqual([]);
  });

  it('names each lane that has stopped until it goes on', () => {
    const health = watchHealth('media');
    health.stopped('posts@1 on social.0', 'Error: no');
    health.stopped('posts@1 on social.1', 'Error: no');
    health.stopped('posts@1 on social.0', undefined);
    expect(health.problems()).toEqual(['posts@1 on social.1 has stopped: Error: no']);
  });
});
