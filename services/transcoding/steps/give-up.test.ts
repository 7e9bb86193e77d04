import { testLog } from '@kloak/platform/testing/harness.ts';
import { RendererEnded } from '../tools/workers/rendering.ts';
import { giveUpOrRethrow } from './give-up.ts';

const log = testLog();

it.each([
  { what: 'took as long as any may', error: new RendererEnded('too long', true), runs: 2 },
  { what: 'ended its process', error: new RendererEnded('crashed'), runs: 3 },
])('what $what is tried $runs times, and not until its last attempt', ({ error, runs }) => {
  for (let attempt = 1; attempt < runs; attempt++) expect(() => giveUpOrRethrow({ attempt, log }, error)).toThrow(error);
  expect(giveUpOrRethrow({ attempt: runs, log }, error)).toEqual({ outcome: 'impossible', reason: 'gave-up' });
});

it('any other fault is tried until its last attempt', () => {
  const error = new Error('EIO: i/o error, read');
  expect(() => giveUpOrRethrow({ attempt: 5, log }, error)).toThrow(error);
});
