import { readConfig } from './config.ts';

const embedded = (env: Record<string, string> = {}) => readConfig([], env);

describe('the configuration', () => {
  it('runs whole and embedded on loopback by default, with the demonstration family', () => {
    expect(embedded()).toMatchObject({
      target: 'all',
      platform: 'embedded',
      port: 8080,
      host: '127.0.0.1',
      url: 'http://localhost:8080',
      demo: 'make',
      limits: true,
    });
  });

  it('checks answers by the contract only where somebody asks for it', () => {
    expect(embedded().checkAnswers).toBe(false);
    expect(embedded({ KLOAK_CHECK_ANSWERS: 'on' }).checkAnswers).toBe(true);
  });

  it('opens to the network with a public address, without the demonstration family', () => {
    expect(embedded({ KLOAK_URL: 'https://photos.example.org' })).toMatchObject({ host: '0.0.0.0', url: 'https://photos.example.org', demo: 'refuse' });
  });

  it('refuses to open known passwords to the network', () => {
    for (const HOST of ['127.0.0.1', '0.0.0.0'])
      expect(() => embedded({ KLOAK_URL: 'https://photos.example.org', HOST, KLOAK_DEMO: '1' })).toThrow('whose passwords are known');
    for (const KLOAK_DEMO of ['', '0', '1', 'locked']) expect(() => embedded({ HOST: '0.0.0.0', KLOAK_DEMO })).toThrow('Set KLOAK_URL to the public address');
  });

  it('serves no folder with the demonstration family to others, unless somebody says that it is locked', () => {
    const behindProxy = { KLOAK_URL: 'https://photos.example.org', HOST: '127.0.0.1' };
    expect(embedded({ ...behindProxy, KLOAK_DEMO: '0' }).demo).toBe('refuse');
    expect(embedded({ ...behindProxy, KLOAK_DEMO: 'locked' }).demo).toBe('lock');
    expect(embedded({ KLOAK_DEMO: '0' }).demo).toBe('leave');
    expect(() => embedded({ KLOAK_DEMO: 'keep' })).toThrow('KLOAK_DEMO must be one of 1, 0, locked, not "keep".');
    for (const KLOAK_DEMO of ['1', 'locked'])
      expect(() => readConfig(['--platform=cluster'], { KLOAK_DEMO })).toThrow(`KLOAK_DEMO=${KLOAK_DEMO} is refused in the cluster`);
  });

  it('removes the demonstration family from a folder alone', () => {
    expect([embedded().removesDemo, readConfig(['--remove-demo'], {}).removesDemo]).toEqual([false, true]);
    expect(() => readConfig(['--platform=cluster', '--remove-demo'], {})).toThrow('--remove-demo is for a folder');
  });

  it('keeps the demonstration family from sending real mails', () => {
    expect(embedded({ SMTP_URL: 'smtp://mail.example.org' }).demo).toBe('leave');
    expect(() => embedded({ SMTP_URL: 'smtp://mail.example.org', KLOAK_DEMO: '1' })).toThrow('no real addresses');
  });

  it('reports all faults together, in words', () => {
    expect(() => embedded({ PORT: 'eighty', KLOAK_LIMITS: 'maybe', KLOAK_URL: 'ftp://x' })).toThrow(
      /PORT must be[\s\S]*KLOAK_LIMITS must be|KLOAK_URL must be[\s\S]*KLOAK_LIMITS must be/,
    );
  });

  it('knows the levels of the log', () => {
    expect(embedded({ KLOAK_LOG: 'info' }).logLevel).toBe('info');
    expect(() => embedded({ KLOAK_LOG: 'loud' })).toThrow('KLOAK_LOG must be one of silent, fatal, error, warn, info, debug, trace, not "loud".');
  });

  it('renders in at least one process, and in as many as somebody says', () => {
    expect(embedded().renderWorkers).toBeGreaterThanOrEqual(1);
    expect(embedded({ KLOAK_RENDER_WORKERS: '6' }).renderWorkers).toBe(6);
    expect(() => embedded({ KLOAK_RENDER_WORKERS: '0' })).toThrow('KLOAK_RENDER_WORKERS must be a whole number from 1 to 64, not "0".');
  });

  it('hashes passwords in 4096 rounds, whatever the environment says', () => {
    expect(embedded({ KLOAK_PASSWORD_COST: '4' }).passwordCost).toBe(12);
  });

  it('names what the cluster lacks', () => {
    expect(() => readConfig(['--platform=cluster', '--target=media'], {})).toThrow(/KLOAK_SERVICE_KEY is needed[\s\S]*KLOAK_MONGO_URL is needed/);
    expect(() => readConfig(['--target=media'], {})).toThrow('The embedded platform runs whole');
    expect(() => readConfig(['--platform=cluster', '--target=billing'], {})).toThrow('--target must be one of');
  });
});
