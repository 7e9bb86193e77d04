// Every metric, once: `/metrics` serves these, README's table prints them, and dashboards and alerts may name no other of ours.
type Metric = {
  kind: 'counter' | 'gauge' | 'histogram';
  /** Unit of its values; it ends the metric's name, except for counts of present things. */
  unit: 'seconds' | 'bytes' | 'one';
  meaning: string;
  labels: readonly string[];
};

export const metrics = {
  kloak_http_request_seconds: {
    kind: 'histogram',
    unit: 'seconds',
    labels: ['method', 'route', 'status'],
    meaning: 'from a request’s head until its answer was sent or cut; `route` is the path of the contract, never an address that somebody typed',
  },
  kloak_http_stale_answers_total: {
    kind: 'counter',
    unit: 'one',
    labels: ['route'],
    meaning: 'answers of views that were still behind what their reader did (`Kloak-Stale`)',
  },
  kloak_sockets: { kind: 'gauge', unit: 'one', labels: [], meaning: 'sockets that are open at this gateway' },
  kloak_rpc_seconds: {
    kind: 'histogram',
    unit: 'seconds',
    labels: ['service', 'method', 'outcome'],
    meaning: 'an rpc in its service; `outcome` is `ok`, the kind of its refusal, or `defect`',
  },
  kloak_commit_seconds: {
    kind: 'histogram',
    unit: 'seconds',
    labels: ['service', 'outcome'],
    meaning:
      'until a commit was durable; `outcome`: `appended`, `known` (a repeat), `moved` (decided again), `claimed` (a key used for another body), or `failed`',
  },
  kloak_commits_behind: {
    kind: 'gauge',
    unit: 'one',
    labels: ['service', 'what', 'source', 'lane'],
    meaning: 'commits that a view, or `reactions`, has not taken of a lane of a log',
  },
  kloak_jobs_waiting: {
    kind: 'gauge',
    unit: 'one',
    labels: ['service'],
    meaning: 'jobs of reactions that are planned and not parked, also those that are due later',
  },
  kloak_jobs_oldest_age_seconds: { kind: 'gauge', unit: 'seconds', labels: ['service'], meaning: 'for how long the oldest of them has waited since its event' },
  kloak_jobs_parked: { kind: 'gauge', unit: 'one', labels: ['service'], meaning: 'jobs that failed too often and wait for an admin' },
  kloak_mails_total: {
    kind: 'counter',
    unit: 'one',
    labels: ['outcome'],
    meaning: 'mails: `sent`, `refused` (never to be taken), or `unavailable` (tried again)',
  },
  kloak_pushes_total: {
    kind: 'counter',
    unit: 'one',
    labels: ['outcome'],
    meaning:
      'pushes to devices: `delivered` to a push service, `dropped` (the subscription is over), `failed` (tried again), or `given-up` (never taken, or a day old)',
  },
  kloak_problems: { kind: 'gauge', unit: 'one', labels: ['service'], meaning: 'what keeps a service from serving; `/readyz` says it in words' },
  kloak_warnings: { kind: 'gauge', unit: 'one', labels: ['service'], meaning: 'what is not well and keeps nothing from serving' },
  kloak_damaged: {
    kind: 'gauge',
    unit: 'one',
    labels: ['service'],
    meaning: 'places of a service’s store that were found damaged, when read or by the check of each day',
  },
  kloak_disk_free_bytes: { kind: 'gauge', unit: 'bytes', labels: [], meaning: 'free space of the data folder’s disk (embedded)' },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
export type LabelsOf<Name extends MetricName> = Record<(typeof metrics)[Name]['labels'][number], string>;
/** The metrics of a kind. */
export type OfKind<Kind extends Metric['kind']> = { [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never }[MetricName];

/** The table as Markdown. */
export function metricsTable(): string {
  const rows: [string, Metric][] = Object.entries(metrics);
  const lines = rows.map(
    ([name, { kind, unit, labels, meaning }]) => `| \`${name}\` | ${kind} | ${unit} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${meaning} |`,
  );
  return ['| Metric | Kind | Unit | Labels | |', '|---|---|---|---|---|', ...lines].join('\n');
}
