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
    // Counted as work, since the time on a clock depends on what else the machine does.
    const workOf = async (given: string | undefined) => {
      const begun = process.cpuUsage();
      expect(await matchesHash('wrong', given, 12)).toBe(false);
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    expect(await workOf(undefined)).toBeGreaterThan((await workOf(hash)) / 4);
  });
});
