import { createServer } from 'node:http';
import { listenOnFreePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { judge, knowsWeaknesses } from './advisories.ts';

const advisory = (name: string, id: string) => ({
  source: 1,
  name,
  title: `A weakness of ${name}`,
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  range: '<2',
});
const reportOf = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });
const weak = { name: 'weak', url: 'https://github.com/advisories/GHSA-1', title: 'A weakness of weak', severity: 'high' };

describe('what a registry knows of our packages', () => {
  it('is told once, however many packages have it from another', () => {
    const text = reportOf({ weak: { via: [advisory('weak', 'GHSA-1')] }, uses: { via: ['weak', advisory('weak', 'GHSA-1')] } });
    expect(judge(text, [])).toEqual({ open: [weak], idle: [] });
  });

  it('is borne with where it is excepted by name and advisory, and an exception that nothing needs is told', () => {
    const text = reportOf({ weak: { via: [advisory('weak', 'GHSA-1'), advisory('weak', 'GHSA-2')] } });
    const excepted = { name: 'weak', url: 'https://github.com/advisories/GHSA-2', reason: 'we never call it' };
    const idle = { ...excepted, name: 'gone' };
    expect(judge(text, [excepted, idle])).toEqual({ open: [weak], idle: [idle] });
  });

  it('is no report where the registry refused', () => {
    expect(() => judge(JSON.stringify({ message: '405 Method Not Allowed', error: {} }), [])).toThrow();
    expect(judge(reportOf({}), [])).toEqual({ open: [], idle: [] });
  });
});

it.each([
  ['{"minimist":[{"id":1}]}', 200, true],
  // Answers of a mirror without advisories.
  ['{}', 200, false],
  ['[]', 200, false],
  ['{"minimist":[]}', 200, false],
  ['', 405, false],
])('a registry that answers %j with %i is asked for what everybody knows: %s', async (answer, status, knows) => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${Buffer.concat(await request.toArray())}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  const port = await listenOnFreePort(server);
  expect(await knowsWeaknesses(`http://127.0.0.1:${port}/npm/`)).toBe(knows);
  expect(asked).toEqual(['POST /npm/-/npm/v1/security/advisories/bulk {"minimist":["0.0.8"]}']);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
