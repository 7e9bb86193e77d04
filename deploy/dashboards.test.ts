import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { metrics } from '@kloak/platform/telemetry/metric-table.ts';
import { dashboardJson, dashboards } from './panels.ts';

const folder = resolve(import.meta.dirname, 'dashboards');
const alerts = readFileSync(resolve(folder, 'alerts.yaml'), 'utf8');

/** Series of a histogram. */
const seriesOf = Object.entries(metrics).flatMap(([name, { kind }]) => (kind === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name]));
/** Metrics of the process, from the client library. */
const ofProcess = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'up'];
const namesIn = (query: string) => [...query.replace(/"[^"]*"|\{\{[^}]*\}\}/g, '').matchAll(/\b(kloak_\w+|process_\w+|nodejs_\w+)/g)].map(([name]) => name);

describe('the dashboards', () => {
  it.each(Object.keys(dashboards))('%s is what its table says', (name) => {
    expect(readFileSync(resolve(folder, `${name}.json`), 'utf8')).toBe(dashboardJson(name));
  });

  it('are these, and no other', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(
      Object.keys(dashboards)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  it('ask for metrics that there are', () => {
    const asked = Object.values(dashboards).flatMap(({ panels }) => panels.flatMap(({ query }) => namesIn(query)));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => ![...seriesOf, ...ofProcess].includes(name))).toEqual([]);
  });

  it('show each metric somewhere', () => {
    const asked = new Set([...Object.values(dashboards).flatMap(({ panels }) => panels.flatMap(({ query }) => namesIn(query))), ...namesIn(alerts)]);
    const unseen = Object.keys(metrics).filter((name) => ![...asked].some((one) => one === name || one.startsWith(`${name}_`)));
    expect(unseen).toEqual([]);
  });
});

describe('the alerts', () => {
  it('ask for metrics that there are', () => {
    expect(namesIn(alerts).filter((name) => ![...seriesOf, ...ofProcess].includes(name))).toEqual([]);
  });

  it('each name a page that says what to do', () => {
    const [names, pages] = [[...alerts.matchAll(/alert: \w+/g)], [...alerts.matchAll(/runbook: (\S+)/g)].map(([, page = '']) => page)];
    expect(pages).toHaveLength(names.length);
    for (const page of pages) expect([page, existsSync(resolve(folder, '../..', page))]).toEqual([page, true]);
  });
});
