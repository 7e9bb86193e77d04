// Asks the owners of logs for their tails. A silent owner delays nobody else: each log has a loop of its own.
import type { Logger } from 'pino';
import { repeatWork } from '../async/repeat-work.ts';
import { singleFlight } from '../async/single-flight.ts';
import { waitAtMost } from '../async/wait-at-most.ts';
import { unavailable } from '../errors.ts';
import type { View } from '../ports/store.ts';
import type { SourceLog } from './source-log.ts';

/** Access is decided from nothing older: see [Note: Basis of an access check]. */
export const maxAgeMs = 5000;
/** Guarantees an answer that is at least 2 s old, which views have mostly reached, and not too old. */
const askEveryMs = 3000;
const askAgainMs = 1000;
const answerWithinMs = 2000;

/**
 * Last seq of each partition, by the owner's answer. `askedAtMs`: the monotonic clock before the request, since the log may have grown during the
 * answer.
 */
export type Tails = { askedAtMs: number; lanes: ReadonlyMap<number, number> };

/** Receives an owner's tails of its log. */
export type HearTails = (source: string, lanes: ReadonlyMap<number, number>) => void;

export type Owners = {
  /** Logs of a view that have an owner in this installation. */
  sourcesOf(view: View): readonly string[];
  /** Tails that a strict view must have folded: the oldest that are not too old. */
  lowWatermark(source: string): Tails | undefined;
  /** Asks the owner now; concurrent calls share the answer. Refuses: 503, if it does not answer within 2 s. */
  ask(source: string): Promise<Tails>;
  /** Asks each owner every few seconds. `first` resolves once each was asked; `askAll` asks them now, also those with a running request. */
  follow(hear: HearTails): { first: Promise<void>; askAll(): Promise<void>; stop(): Promise<void> };
  /** The owners that have been silent for longer than access is decided without them. */
  warnings(): string[];
};

/** `sources`: the consumed logs, without those that have no owner in this installation. */
type OwnersOptions = { sources: readonly string[]; views: readonly View[]; source: Pick<SourceLog, 'tails'>; monotonicMs(): number; log: Logger };

export function askOwners({ sources, views, source: sourceLog, monotonicMs, log }: OwnersOptions): Owners {
  const begunAtMs = monotonicMs();
  /** Answers of each log that are not too old, and always the last; the oldest first. */
  const answers = new Map<string, readonly Tails[]>();
  const isYoung = ({ askedAtMs }: Tails) => monotonicMs() - askedAtMs <= maxAgeMs;

  const askAnew = async (source: string): Promise<Tails> => {
    const askedAtMs = monotonicMs();
    const lanes = await waitAtMost(answerWithinMs, sourceLog.tails(source));
    if (lanes === undefined) throw unavailable(`The log of ${source}`);
    const tails = { askedAtMs, lanes };
    const young = (answers.get(source) ?? []).filter(isYoung);
    answers.set(
      source,
      [...young, tails].sort((one, other) => one.askedAtMs - other.askedAtMs),
    );
    return tails;
  };
  const shared = singleFlight<Tails>();

  /** Returns the pause before the next request. */
  const tell = async (source: string, hear: HearTails): Promise<number> => {
    try {
      hear(source, (await askAnew(source)).lanes);
      return askEveryMs;
    } catch (error) {
      log.debug({ source, err: error }, 'the owner of a log does not answer');
      return askAgainMs;
    }
  };
  const strict = sources.filter((source) => views.some((view) => view.strict && source in view.reads));

  return {
    sourcesOf: (view) => sources.filter((source) => source in view.reads),
    lowWatermark: (source) => answers.get(source)?.find(isYoung),
    ask: (source) => shared(source, () => askAnew(source)),
    follow(hear) {
      const loops = sources.map((source) => repeatWork(() => tell(source, hear)));
      const all = async (each: readonly Promise<unknown>[]) => void (await Promise.all(each));
      return {
        first: all(loops.map(({ first }) => first)),
        askAll: () => all(sources.map((source) => tell(source, hear))),
        stop: () => all(loops.map(({ stop }) => stop())),
      };
    },
    warnings: () =>
      strict.flatMap((source) => {
        const silentMs = monotonicMs() - (answers.get(source)?.at(-1)?.askedAtMs ?? begunAtMs);
        return silentMs <= maxAgeMs
          ? []
          : [`${source} has not told for ${Math.round(silentMs / 1000)} s how far its log is; access that is decided from it is refused`];
      }),
  };
}
