import { embeddedCache } from '@kloak/platform/embedded/cache.ts';
import { pino } from 'pino';
import { limiterOn, limits } from './limits.ts';
import { password, startVault } from './testing/vault.ts';

const log = pino({ level: 'silent' });

it('turn down what is too often, and say how long to wait', async () => {
  const limiter = limiterOn(embeddedCache(), true, log);
  for (let time = 0; time < limits.signInMail.times; time++) await limiter.count('signInMail', 'anna');
  await expect(limiter.count('signInMail', 'anna')).rejects.toMatchObject({ kind: 'too-many', details: { retryAfter: limits.signInMail.seconds } });
  await limiter.count('signInMail', 'ben');
  await limiter.forget('signInMail', 'anna');
  await limiter.count('signInMail', 'anna');
});

it('count an account wherever it is, and what guards an account by the address', async () => {
  const cache = embeddedCache();
  const limiter = limiterOn(cache, true, log);
  await limiter.countCaller('read', 'anna', '1.1.1.1');
  await limiter.countCaller('signIn', 'anna', '1.1.1.1');
  expect((await cache.count('limit:read:anna', 60)).count).toBe(2);
  expect((await cache.count('limit:signIn:1.1.1.1', 60)).count).toBe(2);
});

it('can be off, and let everybody in while the cache is away', async () => {
  const away = { ...embeddedCache(), count: () => Promise.reject(new Error('away')) };
  await limiterOn(away, true, log).count('register', 'x');
  const off = limiterOn(embeddedCache(), false, log);
  for (let time = 0; time < 200; time++) await off.count('register', 'x');
});

it('stand before guessing, however the address is written, and not before who knows', async () => {
  const vault = await startVault({ limits: true });
  try {
    const anna = await vault.join('anna');
    const { cache } = vault.harness.platform;
    const tried = async (times: number) => {
      for (let time = 0; time < times; time++) await cache.count('limit:signInMail:anna@example.org', 900);
    };
    const signIn = (email: string, secret: string) => vault.guest().send('/api/users/login', { body: { email, password: secret } });

    await tried(limits.signInMail.times - 1);
    expect((await signIn(' ANNA@example.org', password)).status).toBe(200);
    await tried(limits.signInMail.times);
    const { status, body, headers } = await signIn('Anna@example.org ', password);
    expect([status, body]).toEqual([
      429,
      { success: false, loginSuccess: false, code: 'too-many', message: expect.any(String), requestId: expect.any(String) },
    ]);
    // As wide as two: identity knows the account by these, too.
    expect((await signIn('ａnna@example.org', password)).status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('other@example.org', password)).status).toBe(401);
    expect((await anna.send('/api/users/auth', { method: 'GET' })).status).toBe(200);
  } finally {
    await vault.close();
  }
}, 20_000);
