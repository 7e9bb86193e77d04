// npm run test:helm: builds what the chart, the compose file and the alerts are checked with where it is missing, then runs these checks.
import { printProgress } from '../deploy/real-servers/tools.ts';
import { buildTools } from './helm/tools.ts';
import { runJest } from './tests/run-jest.ts';

try {
  buildTools();
  process.exitCode = await runJest({ workers: 2, args: [], paths: ['scripts/helm/', ...process.argv.slice(2)] });
} catch (error) {
  printProgress(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
