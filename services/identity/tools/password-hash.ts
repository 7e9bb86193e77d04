import bcrypt from 'bcrypt';

/** 2^12 rounds: about a quarter of a second. */
const cost = 12;

/** Fits no password, and takes as long to find out. */
const hashOfNobody = `$2b$${cost}$${'.'.repeat(53)}`;

/** bcrypt of a password of at most 72 bytes. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, cost);
}

/** Whether the password made the hash. Without a hash: no, after the same time, so that nobody learns who has an account. */
export async function matchesHash(password: string, hash: string | undefined): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? hashOfNobody);
  return matches && hash !== undefined;
}
