// `npm run dev`: the backend restarts and the page refreshes when a file changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => resolve(root, 'node_modules/.bin', name);
// People use the page server's address, which forwards calls. So it is the public one, in mails and for checks of the origin.
const page = 5173;
const env = { ...process.env, PORT: '8080', KLOAK_URL: `http://localhost:${page}`, KLOAK_CHECK_ANSWERS: process.env.KLOAK_CHECK_ANSWERS ?? 'on' };
// `--watch` restarts after changes of imported files.
const children: ChildProcess[] = [
  spawn(bin('node'), ['--watch', '--no-warnings', 'deploy/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn(bin('vite'), ['--port', String(page), '--strictPort'], { cwd: resolve(root, 'web'), stdio: 'inherit', env }),
];
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const child of children) child.once('exit', stopAll);
