import { mayView } from './policy.ts';

const item = (privacy: string) => ({ owner: 'anna', privacy });

describe('viewing an item', () => {
  it.each([
    ['its owner', 'anna', false],
    ['a relative', 'ben', true],
    ['a stranger', 'ben', false],
    ['a guest', undefined, false],
  ] as const)('by %s', (who, viewer, connected) => {
    expect(mayView(viewer, item('FAMILY_ONLY'), connected)).toBe(who === 'its owner' || who === 'a relative');
    expect(mayView(viewer, item('PRIVATE'), connected)).toBe(who === 'its owner');
    expect(mayView(viewer, item('PRIVATE'), connected, true)).toBe(viewer !== undefined);
    // Unknown privacy allows nothing.
    expect(mayView(viewer, item('PRIVACY_UNSPECIFIED'), connected)).toBe(who === 'its owner');
  });
});
