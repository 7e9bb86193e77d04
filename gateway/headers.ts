import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Site } from './caller/site.ts';

/** Headers of every answer: pages load from here and nowhere else, nothing inline runs. What only works on https is left out on http. */
export function securityHeaders(site: Pick<Site, 'url' | 'secure'>): RequestHandler {
  const self = "'self'";
  // Older browsers do not count a websocket of the same origin as 'self'.
  const socket = `${site.secure ? 'wss' : 'ws'}://${site.url.host}`;
  return helmet({
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
}
