import { hashPassword, matchesHash } from './password-hash.ts';

/** A caller who waits one minute. */
const hashing = (cost: number) => ({ cost, deadline: new Date(Date.now() + 60_000).toISOString() });

describe('a password hash', () => {
  it('knows its password and no other', async () => {
    const hash = await hashPassword('secret-1', hashing(6));
    expect(hash).toMatch(/^\$2b\$06\$/);
    expect(await matchesHash('secret-1', hash, hashing(6))).toBe(true);
    expect(await matchesHash('secret-2', hash, hashing(6))).toBe(false);
  });

  it('takes as long to say no where there is none', async () => {
    const hash = await hashPassword('secret-1', hashing(12));
    // CPU time, since elapsed time depends on other load.
    const workOf = async (given: string | undefined) => {
      const begun = process.cpuUsage();
      expect(await matchesHash('wrong', given, hashing(12))).toBe(false);
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    expect(await workOf(undefined)).toBeGreaterThan((await workOf(hash)) / 4);
  });
});
