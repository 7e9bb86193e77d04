import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import { siteOf } from '../caller/site.ts';
import { outbox } from './outbox.ts';

const letter = {
  id: '1',
  to: '"<b>Anna</b>" <anna@example.org>',
  subject: '<script>alert(1)</script>',
  text: 'Hello <i>you</i>: http://localhost/x?a=1&b=<2>',
  at: 'now',
};
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Asks for the page of a vault of this address. */
async function ask({
  url = 'http://localhost:8080',
  onLoopback = true,
  headers = {},
}: {
  url?: string;
  onLoopback?: boolean;
  headers?: Record<string, string>;
}) {
  const app = express();
  const mail = { outbox: async () => [letter] };
  app.get(
    '/outbox',
    outbox(
      mail,
      siteOf(url, () => 8080),
      () => onLoopback,
    ),
  );
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  const answer = await fetch(`http://127.0.0.1:${address.port}/outbox`, { headers: { accept: 'text/html', ...headers } });
  return { status: answer.status, text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

describe('the letters that were kept', () => {
  it('are shown on one’s own machine', async () => {
    expect((await ask({})).status).toBe(200);
  });
  it('are shown to nobody where the vault has a public address', async () => {
    expect((await ask({ url: 'https://vault.example.org' })).status).toBe(404);
  });
  it('are shown to nobody where the vault listens to others', async () => {
    expect((await ask({ onLoopback: false })).status).toBe(404);
  });
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('are shown to nobody through a proxy, which tells by %s', async (name) => {
    expect((await ask({ headers: { [name]: '127.0.0.1' } })).status).toBe(404);
  });
  it('are text, whatever they hold, with links', async () => {
    const { text } = await ask({});
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<(script|b|i)>/);
    expect(text).toContain('<a href="http://localhost/x?a=1&amp;b=">http://localhost/x?a=1&amp;b=</a>&lt;2&gt;');
  });
  it('break where a small screen ends, by a style that the policy knows by its hash, and no other', async () => {
    const { text, policy } = await ask({});
    const styles = [...text.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
    expect(styles).toEqual([expect.stringMatching(/overflow-wrap: anywhere.*pre \{ white-space: pre-wrap \}/)]);
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${hashes.join(' ')}`,
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
  it('come with the icon of the app', async () => {
    expect((await ask({})).text).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">');
  });
});
