import { readConfig } from './config.ts';

const embedded = (env: Record<string, string> = {}) => readConfig([], env);

describe('the configuration of payments', () => {
  it('has a payment provider by two keys, or the sandbox', () => {
    expect(embedded().stripe).toBeUndefined();
    const keys = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(embedded(keys).stripe).toEqual({ secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl: undefined });
    expect(() => embedded({ STRIPE_SECRET_KEY: 'sk_test' })).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
    expect(() => embedded({ ...keys, STRIPE_API_URL: 'nowhere' })).toThrow('STRIPE_API_URL must be an address, not "nowhere".');
  });

  describe('the key of the payment provider for pages', () => {
    const paid = (publishable: string, secret = 'sk_test_a') => ({
      STRIPE_SECRET_KEY: secret,
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
      STRIPE_PUBLISHABLE_KEY: publishable,
    });

    it('is of the mode of the secret key', () => {
      expect(embedded(paid('pk_test_a')).publishableKey).toBe('pk_test_a');
      expect(embedded(paid('pk_live_a', 'rk_live_a')).publishableKey).toBe('pk_live_a');
      expect(embedded(paid('')).publishableKey).toBeUndefined();
      for (const [publishable, secret] of [
        ['pk_live_a', 'sk_test_a'],
        ['pk_test_a', 'rk_live_a'],
        ['pk_test_a', 'something'],
      ] as const)
        expect(() => embedded(paid(publishable, secret))).toThrow('STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must be of the same mode');
    });

    it('is no secret key, and is not repeated where it is one', () => {
      const fault = /^Kloak cannot start like this:\n- STRIPE_PUBLISHABLE_KEY must be a key that begins with pk_test_ or pk_live_\.$/;
      for (const wrong of ['sk_test_b', 'pk_b', 'pk_test_', 'pk_test_a b', 'pk_test_a;script-src']) expect(() => embedded(paid(wrong))).toThrow(fault);
    });

    it('needs the secret key beside it, but in the gateway of a cluster, which has none', () => {
      const alone = { STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
      const needed = 'STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY';
      expect(() => embedded(alone)).toThrow(needed);
      expect(() => readConfig(['--platform=cluster', '--target=gateway'], alone)).not.toThrow(needed);
    });
  });
});
