import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Site } from '../caller/site.ts';

export type SecurityHeaders = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What no page of ours uses, and so nothing that gets into one may. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissions = unused.map((feature) => `${feature}=()`).join(', ');

/** Headers of every answer: pages load from here and nowhere else, nothing inline runs. What only works on https is left out on http. */
export function securityHeaders(site: Pick<Site, 'url' | 'secure'>): SecurityHeaders {
  const self = "'self'";
  // Older browsers do not count a websocket of the same origin as 'self'.
  const socket = `${site.secure ? 'wss' : 'ws'}://${site.url.host}`;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [self],
        styleSrc: [self],
        fontSrc: [self],
        imgSrc: [self, 'data:', 'blob:'],
        mediaSrc: [self, 'blob:'],
        connectSrc: [self, socket],
        workerSrc: [self],
        manifestSrc: [self],
        baseUri: ["'none'"],
        formAction: [self],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: site.secure ? [] : null,
      },
    },
    crossOriginOpenerPolicy: site.secure,
    originAgentCluster: site.secure,
    strictTransportSecurity: site.secure,
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    protect(request, response, next);
  };
}
