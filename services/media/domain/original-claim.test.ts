import { given } from '@kloak/platform/testing/given.ts';
import type { Item } from './item/item.ts';
import { claim, claimStatus, type OriginalClaimEvent, originalClaim, release } from './original-claim.ts';

const wanted = (item: string) => ({ owner: 'anna', sha256: 'f00', item });
const claimed = (item: string): OriginalClaimEvent => ({ type: 'OriginalClaimed', data: wanted(item) });
const released = (item: string): OriginalClaimEvent => ({ type: 'OriginalReleased', data: wanted(item) });

describe('the one place of these bytes in a vault', () => {
  it('goes to the first, once', () => {
    given(originalClaim)
      .when(claim(wanted('i1')))
      .then([claimed('i1')]);
    given(originalClaim, [claimed('i1')])
      .when(claim(wanted('i1')))
      .then([]);
  });

  it('is held against others', () => {
    given(originalClaim, [claimed('i1')])
      .when(claim(wanted('i2')))
      .thenRefuses('held');
    given(originalClaim, [claimed('i1')])
      .when(claim(wanted('i2'), 'i0'))
      .thenRefuses('held');
  });

  it('is taken over from one whose claim has expired', () => {
    given(originalClaim, [claimed('i1')])
      .when(claim(wanted('i2'), 'i1'))
      .then([released('i1'), claimed('i2')]);
    given(originalClaim, [claimed('i1'), released('i1'), claimed('i2')])
      .when(claim(wanted('i3'), 'i1'))
      .thenRefuses('held');
  });
});

describe('what is purged', () => {
  it('leaves its place to others, once', () => {
    given(originalClaim, [claimed('i1')])
      .when(release(wanted('i1')))
      .then([released('i1')]);
    given(originalClaim, [claimed('i1'), released('i1')])
      .when(release(wanted('i1')))
      .then([]);
  });

  it('leaves alone a place that another has taken meanwhile', () => {
    given(originalClaim, [claimed('i1'), released('i1'), claimed('i2')])
      .when(release(wanted('i1')))
      .then([]);
  });
});

it('its newest commit tells all, so it may be as long as it likes', () => {
  const commits: OriginalClaimEvent[][] = [[claimed('i1')], [released('i1'), claimed('i2')], [released('i2')], [claimed('i3')]];
  for (const [index, newest] of commits.entries()) {
    expect(given(originalClaim, newest).state).toEqual(given(originalClaim, commits.slice(0, index + 1).flat()).state);
  }
  expect(originalClaim.reads).toBe('last');
});

describe('the status of a claim', () => {
  const kept = (sha256: string, state: 'waiting' | 'failed'): Item => ({
    status: 'checked',
    original: { item: 'i1', owner: 'anna', key: 'original/anna/i1', sha256, size: 1, type: 'image/png', kind: 'IMAGE', fileName: 'a.png' },
    rendering: { state, renditions: [], again: 0 },
  });

  it('follows the item that holds it', () => {
    expect(claimStatus(kept('f00', 'waiting'), 'f00')).toBe('valid');
    expect(claimStatus(kept('f00', 'failed'), 'f00')).toBe('valid');
    expect(claimStatus(kept('bad', 'failed'), 'f00')).toBe('expired');
    expect(claimStatus(kept('bad', 'waiting'), 'f00')).toBe('expired');
    expect(claimStatus({ status: 'rejected', owner: 'anna', reason: 'abandoned' }, 'f00')).toBe('expired');
    expect(claimStatus({ status: 'duplicated', owner: 'anna', of: 'i9' }, 'f00')).toBe('expired');
    expect(claimStatus({ status: 'purged', owner: 'anna' }, 'f00')).toBe('expired');
    expect(claimStatus({ status: 'none' }, 'f00')).toBe('pending');
  });
});
