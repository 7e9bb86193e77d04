// Our own addresses: the origin of KLOAK_URL. For requests by a loopback name, loopback names on our port too.
import type { IncomingHttpHeaders } from 'node:http';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

export type Site = {
  url: URL;
  /** Cookies may be Secure. */
  secure: boolean;
  /** KLOAK_URL itself is a name of this machine. */
  isLocal: boolean;
  isOurHost(host: string | undefined): boolean;
  /**
   * True for a page of another site. A loopback origin is ours only if the request uses a loopback name: otherwise it is another program on the reader's
   * machine. Scripts send neither header, and are no pages.
   */
  isForeign(headers: IncomingHttpHeaders): boolean;
};

function parsed(origin: string): URL | undefined {
  return URL.canParse(origin) ? new URL(origin) : undefined;
}

const portOf = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80');

/** `listeningPort` is a function, because the port is known only after listening. */
export function siteOf(address: string, listeningPort: () => number): Site {
  const url = new URL(address);
  const isLocal = loopbackNames.has(url.hostname);
  const isOurs = (other: URL) => {
    if (other.hostname === url.hostname && portOf(other) === portOf(url)) return true;
    if (!loopbackNames.has(other.hostname)) return false;
    return portOf(other) === String(listeningPort()) || (isLocal && portOf(other) === portOf(url));
  };
  const asked = (host: string | undefined) => (host === undefined || /[/\\@?#]/.test(host) ? undefined : parsed(`${url.protocol}//${host}`));
  return {
    url,
    secure: url.protocol === 'https:',
    isLocal,
    isOurHost: (host) => {
      const named = asked(host);
      return named !== undefined && isOurs(named);
    },
    isForeign: (headers) => {
      if (headers.origin !== undefined) {
        const origin = parsed(headers.origin);
        if (origin === undefined || !isOurs(origin)) return true;
        if (loopbackNames.has(origin.hostname)) return !loopbackNames.has(asked(headers.host)?.hostname ?? '');
        return origin.protocol !== url.protocol;
      }
      const fetched = headers['sec-fetch-site'];
      return fetched !== undefined && fetched !== 'same-origin' && fetched !== 'none';
    },
  };
}

export function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
