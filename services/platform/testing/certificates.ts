// Certificates for tests, by the program `openssl`: nothing of ours makes any.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificates = { ca: string; cert: string; key: string };

const isThere = spawnSync('openssl', ['version']).status === 0;
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** An authority of its own, and a certificate by it for this machine, good for a day. PEM. */
export function newCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'kloak-certificates-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  try {
    openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=authority', '-days', '1');
    openssl('req', '-new', ...newKey, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=process');
    writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
    openssl('x509', '-req', '-in', 'own.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', 'names', '-out', 'own.pem');
    return { ca: read('ca.pem'), cert: read('own.pem'), key: read('own.key') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A suite that needs certificates; without `openssl` it is skipped, with a message. */
export function withCertificates(title: string, tests: () => void): void {
  if (isThere) {
    describe(title, tests);
  } else {
    process.stdout.write(`skipped: ${title} (openssl is not installed)\n`);
    describe.skip(title, () => test('needs openssl', () => undefined));
  }
}
