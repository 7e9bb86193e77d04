import { given } from '@kloak/platform/testing/given.ts';
import { failTurn, finishTurn, turnJob } from './turn-job.ts';

const finished = (turn: number) => ({
  type: 'TurnFinished' as const,
  data: { item: 'i1', owner: 'anna', turn, quarterTurns: 1, width: 3, height: 4, thumbhash: 'abc', files: [], orientation: 6 },
});
const failed = (turn: number) => ({ type: 'TurnFailed' as const, data: { item: 'i1', owner: 'anna', turn, reason: 'gave-up' } });

it('a turn ends once, and not after a later one', () => {
  given(turnJob)
    .when(finishTurn(finished(1).data))
    .then([finished(1)]);
  given(turnJob)
    .when(failTurn(failed(2).data))
    .then([failed(2)]);
  for (const before of [finished(2), failed(2)]) {
    for (const turn of [1, 2]) {
      given(turnJob, [before])
        .when(finishTurn(finished(turn).data))
        .then([]);
      given(turnJob, [before])
        .when(failTurn(failed(turn).data))
        .then([]);
    }
    given(turnJob, [before])
      .when(finishTurn(finished(3).data))
      .then([finished(3)]);
  }
});
