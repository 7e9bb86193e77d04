// Panels of the Grafana dashboards; `npm run generate-operations` writes deploy/dashboards from them.
type Panel = { title: string; unit: 's' | 'short' | 'bytes' | 'reqps' | 'percentunit'; query: string; legend: string };

const rate = (metric: string, by: string, where = '') => `sum by (${by}) (rate(${metric}_count${where}[5m]))`;
const slowest = (metric: string, by: string, where = '') => `histogram_quantile(0.99, sum by (le, ${by}) (rate(${metric}_bucket${where}[5m])))`;

export const dashboards: Readonly<Record<string, { title: string; panels: readonly Panel[] }>> = {
  overview: {
    title: 'Kloak: overview',
    panels: [
      { title: 'Requests', unit: 'reqps', query: rate('kloak_http_request_seconds', 'status'), legend: '{{status}}' },
      {
        title: 'Share answered by 5xx',
        unit: 'percentunit',
        query: 'sum(rate(kloak_http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(kloak_http_request_seconds_count[5m]))',
        legend: '5xx',
      },
      { title: 'Slowest hundredth of requests', unit: 's', query: slowest('kloak_http_request_seconds', 'route'), legend: '{{route}}' },
      { title: 'What keeps services from serving', unit: 'short', query: 'sum by (service) (kloak_problems)', legend: '{{service}}' },
      { title: 'Damaged places of the stores', unit: 'short', query: 'sum by (service) (kloak_damaged)', legend: '{{service}}' },
      { title: 'What is not well', unit: 'short', query: 'sum by (service) (kloak_warnings)', legend: '{{service}}' },
      { title: 'Memory', unit: 'bytes', query: 'process_resident_memory_bytes', legend: '{{instance}}' },
      { title: 'Free space of the data folder', unit: 'bytes', query: 'kloak_disk_free_bytes', legend: '{{instance}}' },
      { title: 'Mails', unit: 'short', query: 'sum by (outcome) (increase(kloak_mails_total[1h]))', legend: '{{outcome}}' },
      { title: 'Pushes to devices', unit: 'short', query: 'sum by (outcome) (increase(kloak_pushes_total[1h]))', legend: '{{outcome}}' },
    ],
  },
  service: {
    title: 'Kloak: services',
    panels: [
      { title: 'Calls', unit: 'reqps', query: rate('kloak_rpc_seconds', 'service'), legend: '{{service}}' },
      {
        title: 'Calls that were not answered',
        unit: 'reqps',
        query: rate('kloak_rpc_seconds', 'service, method, outcome', '{outcome=~"unavailable|defect"}'),
        legend: '{{service}}.{{method}} {{outcome}}',
      },
      { title: 'Slowest hundredth of calls', unit: 's', query: slowest('kloak_rpc_seconds', 'service, method'), legend: '{{service}}.{{method}}' },
      { title: 'Event loop behind', unit: 's', query: 'nodejs_eventloop_lag_p99_seconds', legend: '{{instance}}' },
    ],
  },
  'log-and-views': {
    title: 'Kloak: logs and views',
    panels: [
      { title: 'Commits', unit: 'reqps', query: rate('kloak_commit_seconds', 'service, outcome'), legend: '{{service}} {{outcome}}' },
      { title: 'Slowest hundredth of commits', unit: 's', query: slowest('kloak_commit_seconds', 'service'), legend: '{{service}}' },
      { title: 'Commits behind', unit: 'short', query: 'max by (service, what, source) (kloak_commits_behind)', legend: '{{service}} {{what}} of {{source}}' },
      { title: 'Stale answers', unit: 'reqps', query: 'sum by (route) (rate(kloak_http_stale_answers_total[5m]))', legend: '{{route}}' },
      { title: 'Jobs that wait', unit: 'short', query: 'max by (service) (kloak_jobs_waiting)', legend: '{{service}}' },
      { title: 'Age of the oldest job', unit: 's', query: 'max by (service) (kloak_jobs_oldest_age_seconds)', legend: '{{service}}' },
      { title: 'Parked jobs', unit: 'short', query: 'max by (service) (kloak_jobs_parked)', legend: '{{service}}' },
    ],
  },
  media: {
    title: 'Kloak: media',
    panels: [
      { title: 'Posted files', unit: 'reqps', query: rate('kloak_http_request_seconds', 'status', '{route="/storage"}'), legend: '{{status}}' },
      {
        title: 'Slowest hundredth of posts and fetches',
        unit: 's',
        query: slowest('kloak_http_request_seconds', 'method', '{route="/storage"}'),
        legend: '{{method}}',
      },
      {
        title: 'Jobs of media and transcoding',
        unit: 'short',
        query: 'max by (service) (kloak_jobs_waiting{service=~"media|transcoding"})',
        legend: '{{service}}',
      },
      {
        title: 'Age of the oldest of them',
        unit: 's',
        query: 'max by (service) (kloak_jobs_oldest_age_seconds{service=~"media|transcoding"})',
        legend: '{{service}}',
      },
    ],
  },
  chat: {
    title: 'Kloak: chat',
    panels: [
      { title: 'Open sockets', unit: 'short', query: 'sum(kloak_sockets)', legend: 'sockets' },
      { title: 'Messages sent', unit: 'reqps', query: rate('kloak_rpc_seconds', 'outcome', '{service="chat",method="SendMessage"}'), legend: '{{outcome}}' },
      {
        title: 'Slowest hundredth of messages',
        unit: 's',
        query: slowest('kloak_rpc_seconds', 'method', '{service="chat",method=~"SendMessage|ListMessages"}'),
        legend: '{{method}}',
      },
    ],
  },
};

const columns = 2;
const size = { h: 8, w: 24 / columns };

/** A dashboard in Grafana's format. */
export function dashboardJson(name: string): string {
  const dashboard = dashboards[name];
  if (dashboard === undefined) throw new Error(`${name} is no dashboard`);
  const datasource = { type: 'prometheus', uid: '$datasource' };
  const panels = dashboard.panels.map(({ title, unit, query, legend }, index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource,
    gridPos: { ...size, x: (index % columns) * size.w, y: Math.floor(index / columns) * size.h },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: 'A', datasource, expr: query, legendFormat: legend }],
  }));
  const templating = { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] };
  return `${JSON.stringify({ uid: `kloak-${name}`, title: dashboard.title, schemaVersion: 39, refresh: '30s', time: { from: 'now-6h', to: 'now' }, templating, panels }, null, 2)}\n`;
}
