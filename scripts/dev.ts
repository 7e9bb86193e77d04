// `npm run dev`: the backend restarts and the page refreshes when a file changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => resolve(root, 'node_modules/.bin', name);
// `--watch` follows what is imported; the address is the page's, so that sign-in and uploads are of the same site.
const env = { ...process.env, PORT: process.env.PORT ?? '8080' };
const children: ChildProcess[] = [
  spawn(bin('node'), ['--watch', '--no-warnings', 'deploy/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn(bin('vite'), [], { cwd: resolve(root, 'web'), stdio: 'inherit', env }),
];
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const child of children) child.once('exit', stopAll);
