import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Site } from '../caller/site.ts';

export type SecurityHeaders = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Features that our pages do not use, so code injected into a page cannot use them either. */
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
const permissionsWith = (payment: string) => unused.map((feature) => `${feature}=${feature === 'payment' ? payment : '()'}`).join(', ');

/** Sources that the payment provider's card element loads, frames and calls. */
const provider = {
  permissions: permissionsWith('(self "https://js.stripe.com")'),
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};
/** True for pages with a card form; matches paths like the app does. */
const isCardPage = ({ url = '' }: IncomingMessage): boolean => /^\/upgrade-store\/?(?:\?|$)/i.test(url);

/**
 * Security headers of every answer: pages load only from this origin, and no inline code runs. Options for https are left out on http. `takesCards`:
 * only the page of plans allows the payment provider.
 */
export function securityHeaders(site: Pick<Site, 'url' | 'secure'>, { takesCards }: { takesCards: boolean }): SecurityHeaders {
  const [closed, open] = [protection(site, false), protection(site, true)];
  return (request, response, next) => (takesCards && isCardPage(request) ? open : closed)(request, response, next);
}

function protection(site: Pick<Site, 'url' | 'secure'>, toProvider: boolean): SecurityHeaders {
  const self = "'self'";
  // Older browsers do not count a websocket of the same origin as 'self'.
  const socket = `${site.secure ? 'wss' : 'ws'}://${site.url.host}`;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [self, ...(toProvider ? provider.scripts : [])],
        styleSrc: [self],
        fontSrc: [self],
        imgSrc: [self, 'data:', 'blob:'],
        mediaSrc: [self, 'blob:'],
        connectSrc: [self, socket, ...(toProvider ? provider.calls : [])],
        frameSrc: toProvider ? provider.frames : null,
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
  const permissions = toProvider ? provider.permissions : permissionsWith('()');
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    protect(request, response, next);
  };
}
