import { toolsAreBuilt } from './tools.ts';

/** A suite that needs Helm and its checkers; skipped with a message if they are not built. */
export function withTools(title: string, tests: () => void): void {
  if (toolsAreBuilt()) {
    describe(title, tests);
    return;
  }
  process.stdout.write(`skipped: ${title} (the tools are not built; npm run test:helm builds them)\n`);
  describe.skip(title, () => test('needs the tools of test:helm', () => undefined));
}
