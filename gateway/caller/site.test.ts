import { isLoopbackAddress, siteOf } from './site.ts';

const home = siteOf('http://photos.lan:8080', () => 8080);
const web = siteOf('https://photos.example.org', () => 8080);
const local = siteOf('http://localhost:8080', () => 41234);

describe('a host', () => {
  it.each([
    [home, 'photos.lan:8080', true],
    [home, 'PHOTOS.lan:8080', true],
    [home, 'photos.lan', false],
    [home, 'localhost:8080', true],
    [home, 'localhost', false],
    [web, 'photos.example.org', true],
    [web, 'photos.example.org:443', true],
    [web, 'photos.example.org.evil.example', false],
    [web, '127.0.0.1:8080', true],
    [local, 'localhost:8080', true],
    [local, 'localhost:41234', true],
    [local, '[::1]:41234', true],
    [local, 'localhost:9999', false],
    [local, '192.168.1.5:8080', false],
    [local, 'localhost:8080/', false],
    [local, undefined, false],
  ])('%# %s', (site, host, ours) => expect(site.isOurHost(host)).toBe(ours));
});

describe('a page', () => {
  it.each([
    [web, { origin: 'https://photos.example.org' }, false],
    [web, { origin: 'http://photos.example.org' }, true],
    [web, { origin: 'https://photos.example.org:444' }, true],
    [web, { origin: 'https://evil.example' }, true],
    [web, { origin: 'null' }, true],
    [web, { origin: 'nonsense' }, true],
    // A page of another program of the reader's own machine is not ours because it has our port.
    [web, { origin: 'http://localhost:8080', host: 'photos.example.org' }, true],
    [web, { origin: 'http://localhost:8080' }, true],
    [web, { origin: 'http://localhost:8080', host: 'localhost:8080' }, false],
    [web, { origin: 'http://localhost:8080', host: '127.0.0.1:8080' }, false],
    [home, { origin: 'http://localhost:8080', host: 'photos.lan:8080' }, true],
    [home, { origin: 'http://photos.lan:8080', host: 'photos.lan:8080' }, false],
    [local, { origin: 'http://localhost:8080', host: 'localhost:41234' }, false],
    [local, { origin: 'http://[::1]:41234', host: 'localhost:8080' }, false],
    [web, { origin: 'http://localhost:3000' }, true],
    [web, { origin: 'https://photos.example.org', 'sec-fetch-site': 'same-origin' }, false],
    [web, { 'sec-fetch-site': 'same-origin' }, false],
    [web, { 'sec-fetch-site': 'none' }, false],
    [web, { 'sec-fetch-site': 'same-site' }, true],
    [web, { 'sec-fetch-site': 'cross-site' }, true],
    [web, {}, false],
  ])('%# %j', (site, headers, foreign) => expect(site.isForeign(headers)).toBe(foreign));
});

it('knows loopback addresses', () => {
  expect(['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true);
  expect(['10.0.0.1', '128.0.0.1', '::', '0.0.0.0', undefined].some(isLoopbackAddress)).toBe(false);
});
