// `npm run dev`: the backend restarts and the page refreshes when a file changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => resolve(root, 'node_modules/.bin', name);
// People are at the page's address, which passes calls on: so that is the public one, in mails and for the check of where a call comes from.
const page = 5173;
const env = { ...process.env, PORT: '8080', KLOAK_URL: `http://localhost:${page}`, KLOAK_CHECK_ANSWERS: process.env.KLOAK_CHECK_ANSWERS ?? 'on' };
// `--watch` follows what is imported.
const children: ChildProcess[] = [
  spawn(bin('node'), ['--watch', '--no-warnings', 'deploy/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn(bin('vite'), ['--port', String(page), '--strictPort'], { cwd: resolve(root, 'web'), stdio: 'inherit', env }),
];
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const child of children) child.once('exit', stopAll);
