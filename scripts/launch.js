// First step of `npm start` and `npm test`, in plain JavaScript for Node 20. Installs missing packages, builds the web app if its sources changed (with
// --web), then continues with the project's own Node. Prints what it does.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const [major] = process.versions.node.split('.').map(Number);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${command} ${args.join(' ')} failed.`);
}

const stampOf = (name) => join(root, 'node_modules', `.kloak-${name}`);
const isFresh = (name, value) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === value;

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (!isFresh('install', wanted)) {
    console.log('Installing packages (once, and whenever package-lock.json changes) …');
    // Both install exactly the lock file; with existing packages, `install` only adds the difference.
    const how = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
    run('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stampOf('install'), wanted);
  }
  const { status } = spawnSync(node, ['--version']);
  if (status === 0) return;
  fail(
    'The package "node" brings the Node version that Kloak runs on, by an install script, and it is not there.\n' +
      'If npm is set to ignore install scripts, run: npm rebuild node bcrypt --ignore-scripts=false --foreground-scripts',
  );
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** Folders that the web app is built from: it bundles rules, and the worker is derived from the contract. */
const webSources = ['web', 'proto/rules', 'proto/api'].map((folder) => join(root, folder));

/** A change of any web source or of the lock file changes it; reading times is enough and quick. */
function webFingerprint() {
  const hash = createHash('sha256');
  for (const file of webSources.flatMap((folder) => [...filesUnder(folder)]).sort()) hash.update(`${file} ${statSync(file).size} ${statSync(file).mtimeMs}\n`);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function buildWeb() {
  const wanted = webFingerprint();
  if (isFresh('web', wanted) && existsSync(join(root, 'web/dist/index.html'))) return;
  console.log('Building the web app (whenever its sources change) …');
  run('npm', ['run', '--silent', 'build', '-w', '@kloak/web']);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampOf('web'), wanted);
}

/** Tools that call `node` get the project's own, however this was started. */
const ownPath = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;

function runProject(args) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), PATH: ownPath },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // The shell between npm and us does not forward SIGTERM, so we end when it is gone.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}

if (!(major >= 20)) fail(`Kloak needs Node 20 or newer to install itself; this is ${process.version}.`);
const args = process.argv.slice(2);
install();
if (args.includes('--web')) buildWeb();
runProject(args.filter((arg) => arg !== '--web'));
