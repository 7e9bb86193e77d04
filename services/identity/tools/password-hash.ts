/** Loaded at the first sign-in: a start does not need it. */
const loadBcrypt = async () => (await import('bcrypt')).default;

/** 2^12 rounds: about a quarter of a second. */
const bcryptCost = 12;

/** Fits no password, and takes as long to find out. */
const hashOfNobody = `$2b$${bcryptCost}$${'.'.repeat(53)}`;

/** bcrypt of a password of at most 72 bytes. */
export async function hashPassword(password: string): Promise<string> {
  const bcrypt = await loadBcrypt();
  return bcrypt.hash(password, bcryptCost);
}

/** Whether the password made the hash. Without a hash: no, after the same time, so that nobody learns who has an account. */
export async function matchesHash(password: string, hash: string | undefined): Promise<boolean> {
  const bcrypt = await loadBcrypt();
  const matches = await bcrypt.compare(password, hash ?? hashOfNobody);
  return matches && hash !== undefined;
}
