import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteOf, securityLogSuite } from '../../contract/security-log/security-log-suite.ts';
import { fileSecurityLog } from './security-log.ts';

describe('the security log in files', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-security-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  securityLogSuite(
    (bounds) => fileSecurityLog({ dataDir, ...bounds }),
    async (requestId) => (await readFile(join(dataDir, 'security.jsonl'), 'utf8')).includes(`"${requestId}"`),
  );

  const requestsIn = async (log: ReturnType<typeof fileSecurityLog>) => (await log.newest(200)).items.map(({ requestId }) => requestId);

  it('is there after a restart, for one user alone, also behind a line that was torn', async () => {
    await fileSecurityLog({ dataDir }).append(noteOf(1));
    await appendFile(join(dataDir, 'security.jsonl'), '{"id":"torn","at"');
    const log = fileSecurityLog({ dataDir });
    await log.append(noteOf(2));
    expect(await requestsIn(log)).toEqual(['r2', 'r1']);
    expect((await stat(join(dataDir, 'security.jsonl'))).mode & 0o777).toBe(0o600);
  });

  it('takes two files at most, of which the older gives way', async () => {
    const log = fileSecurityLog({ dataDir, maxBytes: 1000 });
    for (let n = 1; n <= 60; n += 1) await log.append(noteOf(n));
    expect((await readdir(dataDir)).toSorted()).toEqual(['security.1.jsonl', 'security.jsonl', 'security.pruned']);
    const kept = await requestsIn(log);
    expect(kept[0]).toBe('r60');
    expect(kept.length).toBeLessThan(20);
    expect(await readFile(join(dataDir, 'security.1.jsonl'), 'utf8')).not.toContain('"r1"');
  });

  it('says that it cannot be written until it is', async () => {
    const log = fileSecurityLog({ dataDir });
    await mkdir(join(dataDir, 'security.jsonl'));
    await expect(log.append(noteOf(1))).rejects.toMatchObject({ name: 'Refusal', kind: 'unavailable' });
    expect(log.problems()).toEqual(['The security log cannot be written']);
    await rm(join(dataDir, 'security.jsonl'), { recursive: true });
    await log.append(noteOf(2));
    expect(log.problems()).toEqual([]);
  });
});
