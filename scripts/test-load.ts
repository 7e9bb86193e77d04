// `npm run test:load`: each script of deploy/load for a short time, by k6, against the embedded product on a folder of its own.
import { basename } from 'node:path';
import { loadScripts, runK6, versionOfK6, withoutK6 } from './load/k6.ts';
import { openLoadVault } from './load/vault.ts';

const version = versionOfK6();
if (version === undefined) {
  console.error(withoutK6);
  process.exit(1);
}

const users = 10;
const short = { KLOAK_LOAD_USERS: String(users), KLOAK_LOAD_SECONDS: '15' };

console.log(version);
await using vault = await openLoadVault(users);
const missed = loadScripts.filter((script) => !runK6(script, { ...vault.env, ...short }));
for (const script of missed) console.error(`FAILED ${basename(script)}: k6 says which thresholds were not met`);
process.exitCode = missed.length === 0 ? 0 : 1;
