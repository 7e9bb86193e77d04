import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type LabelsOf, type MetricName, metrics, type OfKind } from './metric-table.ts';

/** Range from a cache's answer to the longest call. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Metrics of this process, by the names of the one table. */
export type Metrics = {
  /** Notes one duration, in seconds. */
  took<Name extends OfKind<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Counts one more. */
  count<Name extends OfKind<'counter'>>(name: Name, labels: LabelsOf<Name>): void;
  /** Registers a function that sets gauges when Prometheus asks; former values are dropped. After a failure they have none. */
  collect(ask: (set: SetGauge) => Promise<void>): void;
  /** The text for Prometheus, with its content type. */
  text(): Promise<{ type: string; body: string }>;
};
export type SetGauge = <Name extends OfKind<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number) => void;

type Instruments = { histograms: Map<string, Histogram>; counters: Map<string, Counter>; gauges: Map<string, Gauge> };

function instrumentsIn(registry: Registry): Instruments {
  const all: Instruments = { histograms: new Map(), counters: new Map(), gauges: new Map() };
  for (const [name, { kind, meaning, labels }] of Object.entries(metrics)) {
    const config = { name, help: meaning, labelNames: [...labels], registers: [registry] };
    if (kind === 'histogram') all.histograms.set(name, new Histogram({ ...config, buckets: secondsBuckets }));
    if (kind === 'counter') all.counters.set(name, new Counter(config));
    if (kind === 'gauge') all.gauges.set(name, new Gauge(config));
  }
  return all;
}

const named = <Instrument>(all: ReadonlyMap<string, Instrument>, name: MetricName): Instrument => {
  const found = all.get(name);
  if (found === undefined) throw new Error(`${name} is no metric of that kind`);
  return found;
};

/** Opens the metrics of this process. `onFailure` receives errors of `collect` functions. */
export function openMetrics(onFailure: (error: unknown) => void): Metrics {
  const registry = new Registry();
  const { histograms, counters, gauges } = instrumentsIn(registry);
  collectDefaultMetrics({ register: registry });
  const questions: ((set: SetGauge) => Promise<void>)[] = [];
  const set: SetGauge = (name, labels, value) => named(gauges, name).set(labels, value);
  return {
    took: (name, labels, seconds) => named(histograms, name).observe(labels, seconds),
    count: (name, labels) => named(counters, name).inc(labels),
    collect: (ask) => void questions.push(ask),
    async text() {
      for (const gauge of gauges.values()) gauge.reset();
      await Promise.all(questions.map((ask) => ask(set).catch(onFailure)));
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
