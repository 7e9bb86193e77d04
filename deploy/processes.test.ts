import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mailingServices, payingServices, processes, pushingServices } from './processes.ts';
import { serviceBlocks } from './service-blocks.ts';
import { serviceNames } from './services.ts';

const root = resolve(import.meta.dirname, '..');

/** Services whose code contains these words. */
const saying = (words: RegExp) =>
  serviceNames.filter((name) => {
    const files = globSync('**/*.ts', { cwd: resolve(root, 'services', name), exclude: ['node_modules', 'testing'] }).filter(
      (path) => !path.endsWith('.test.ts'),
    );
    return files.some((path) => words.test(readFileSync(resolve(root, 'services', name, path), 'utf8')));
  });

describe('what each process talks to', () => {
  it('is a mail server where its program sends mails, and nowhere else', () => {
    expect([...mailingServices].sort()).toEqual(saying(/\bctx\.mail\.send\(/).sort());
  });

  it('is the payment provider where its program asks it, and nowhere else', () => {
    expect([...payingServices].sort()).toEqual(saying(/ports\/payments\.ts/).sort());
  });

  it('is a push service where its program sends pushes to devices, and nowhere else', () => {
    expect([...pushingServices].sort()).toEqual(saying(/\bctx\.webPush\.send\(/).sort());
  });

  it('is told by both sides alike', () => {
    for (const [name, { calls }] of Object.entries(processes)) for (const callee of calls) expect(processes[callee]?.calledBy).toContain(name);
  });
});

describe('the lists of services', () => {
  it.each(serviceBlocks(root))('of $file are those of the table', ({ file, text }) => {
    expect(readFileSync(resolve(root, file), 'utf8')).toBe(text);
  });

  it('name each service in the image and in compose', () => {
    for (const { text } of serviceBlocks(root)) for (const name of serviceNames) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
