import { hashPassword, matchesHash } from './password-hash.ts';

describe('a password hash', () => {
  it('knows its password and no other', async () => {
    const hash = await hashPassword('secret-1', 6);
    expect(hash).toMatch(/^\$2b\$06\$/);
    expect(await matchesHash('secret-1', hash, 6)).toBe(true);
    expect(await matchesHash('secret-2', hash, 6)).toBe(false);
  });

  it('takes as long to say no where there is none', async () => {
    const hash = await hashPassword('secret-1', 12);
    const timed = async (given: string | undefined) => {
      const begun = performance.now();
      expect(await matchesHash('wrong', given, 12)).toBe(false);
      return performance.now() - begun;
    };
    expect(await timed(undefined)).toBeGreaterThan((await timed(hash)) / 4);
  });
});
