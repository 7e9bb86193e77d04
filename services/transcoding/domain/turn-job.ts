import { aggregate } from '@kloak/platform/aggregate.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type TurnEvent = Extract<TranscodingEvent, { type: 'TurnFinished' | 'TurnFailed' }>;
type DataOf<Type extends TurnEvent['type']> = Extract<TurnEvent, { type: Type }>['data'];
/** Number of the last turn that is rendered or has failed; 0 before. */
type TurnJob = { turn: number };

/** `turn-job:{item}` — rendering a photograph that its owner turned. */
export const turnJob = aggregate<TurnJob, TurnEvent, { item: string; owner: string }>({
  name: 'turn-job',
  initial: { turn: 0 },
  reads: 'last',
  evolve: (_state, { data: { turn } }) => ({ turn }),
  stream: ({ item, owner }) => ({ id: item, home: owner }),
});

/** True if the turn, or a later one, has ended. */
export const isTurnOver = (state: TurnJob, turn: number): boolean => state.turn >= turn;

/** Records the turned renditions. No-op if the turn is over. */
export function finishTurn(data: DataOf<'TurnFinished'>) {
  return (state: TurnJob): TurnEvent[] => (isTurnOver(state, data.turn) ? [] : [{ type: 'TurnFinished', data }]);
}

/** Records that the turned picture cannot be rendered. No-op if the turn is over. */
export function failTurn(data: DataOf<'TurnFailed'>) {
  return (state: TurnJob): TurnEvent[] => (isTurnOver(state, data.turn) ? [] : [{ type: 'TurnFailed', data }]);
}
