// New secrets for all processes of a cluster: each gets its own key and what it needs.
import { randomBytes } from 'node:crypto';
import { keyVariables, newServiceKeys } from '@kloak/platform/trust/service-keys.ts';
import { bytesAccessOf, clusterTargets } from './services.ts';

type Variables = Record<string, string>;

/** Environment variables by process; `s3` is the store itself (versitygw). */
export function newProcessSecrets(): Record<string, Variables> {
  const masterKey: Variables = { KLOAK_MASTER_KEY: randomBytes(32).toString('base64') };
  const secret = randomBytes(24).toString('base64url');
  const storage: Variables = { KLOAK_S3_ACCESS_KEY: 'kloak', KLOAK_S3_SECRET_KEY: secret };
  const processes = [...newServiceKeys(clusterTargets)].map(([name, keys]): [string, Variables] => {
    const kind = bytesAccessOf(name);
    return [name, { ...keyVariables(keys), ...(kind && storage), ...(kind === 'content' && masterKey) }];
  });
  return Object.fromEntries([...processes, ['s3', { ROOT_ACCESS_KEY: 'kloak', ROOT_SECRET_KEY: secret }]]);
}
