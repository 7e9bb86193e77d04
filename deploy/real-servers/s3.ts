// The S3 protocol over a folder: versitygw.
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { type S3Addresses, s3Answers } from './answers.ts';
import { type OnProcessStarted, startProcess, untilServerReady } from './processes.ts';
import { binFolder, buildOnce, requireGo, run } from './tools.ts';

function buildGateway(): string {
  return buildOnce(join(binFolder, 'versitygw-1.8.0'), 'building versitygw 1.8.0 (Go, about two minutes)', (folder) => {
    requireGo();
    run('go', ['install', 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'], { env: { ...process.env, GOBIN: folder } });
    renameSync(join(folder, 'versitygw'), join(folder, 'versitygw-1.8.0'));
  });
}

export async function startS3(folder: string, started: OnProcessStarted): Promise<S3Addresses> {
  const program = buildGateway();
  const port = await freePort();
  const [data, sidecar] = [join(folder, 's3'), join(folder, 'facts')];
  for (const made of [data, sidecar]) mkdirSync(made);
  const addresses: S3Addresses = {
    s3Endpoint: `http://127.0.0.1:${port}`,
    s3Region: 'us-east-1',
    s3Bucket: 'kloak',
    s3AccessKey: 'kloak',
    s3SecretKey: randomBytes(18).toString('base64url'),
  };
  const env = { ...process.env, ROOT_ACCESS_KEY: addresses.s3AccessKey, ROOT_SECRET_KEY: addresses.s3SecretKey };
  // Facts about objects lie in files of their own, so that the folder's file system needs no extended attributes.
  const posix = ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', '--sidecar', sidecar, data];
  const begin = () => startProcess('s3', folder, program, posix, { env });
  const server = begin();
  started(server, begin);
  await untilServerReady(server, folder, 30, () => s3Answers(addresses));
  return addresses;
}
