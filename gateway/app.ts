// Everything served under one address, in order of matching.
import { Refusal } from '@kloak/platform/errors.ts';
import type { Tracing } from '@kloak/platform/telemetry/tracing.ts';
import { answerRefusal } from '@kloak/platform/wire/http-refusal.ts';
import { gonePaths } from '@kloak/proto/api/gone.ts';
import { sharePath, workerPath } from '@kloak/proto/rules/app-paths.ts';
import { sandboxPath, webhookPath } from '@kloak/proto/rules/sandbox-page.ts';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import type { ApiDeps } from './api/api-deps.ts';
import { apiDocs } from './api/docs.ts';
import { handle } from './api/handle.ts';
import { openApiAnswer } from './api/openapi.ts';
import { routes } from './api/routes.ts';
import type { Grants } from './bytes/grants.ts';
import type { RunningAnswers } from './bytes/running-answers.ts';
import { storage } from './bytes/storage.ts';
import { principalOf } from './caller/auth-result.ts';
import { putCookies } from './caller/cookies.ts';
import type { Site } from './caller/site.ts';
import { answerFailure, answerMethodNotAllowed, noSuchPath } from './http/answers.ts';
import { checkHeaderMarks } from './http/check-header-marks.ts';
import { compressed } from './http/compressed.ts';
import type { SecurityHeaders } from './http/headers.ts';
import { assignRequestId, requestIdOf } from './http/request-id.ts';
import type { GatewayOptions, Observe } from './options.ts';
import { endedWorker } from './pages/ended-worker.ts';
import { healthz, readyz } from './pages/health.ts';
import { outbox } from './pages/outbox.ts';
import { share } from './pages/share.ts';
import { unsubscribe } from './pages/unsubscribe.ts';
import { webFiles } from './pages/web-files.ts';
import { sandboxPage } from './payments/sandbox-page.ts';
import { webhook } from './payments/webhook.ts';

type AppDeps = ApiDeps & {
  grants: Grants;
  answers: RunningAnswers;
  headers: SecurityHeaders;
  options: GatewayOptions;
  site: Site;
  listensOnLoopback: () => boolean;
};

const named: RequestHandler = (_request, response, next) => {
  assignRequestId(response);
  next();
};

const wordsChecked: RequestHandler = (request, _response, next) => {
  checkHeaderMarks(request);
  next();
};

/** Addresses that people typed would be as many metrics. */
const areaOf = (path: string) => (path.startsWith('/storage/') ? '/storage' : path.startsWith('/api/') ? '/api' : 'pages');

/** The path of the contract, or the area that answered. Known once it was answered. */
function routeOf(request: Request): string {
  const route: unknown = request.route?.path;
  return typeof route === 'string' ? route : areaOf(request.path);
}

/** Starts a new trace; trace headers of clients are not trusted. */
const traced =
  (tracing: Tracing): RequestHandler =>
  (request, response, next) => {
    const { method } = request;
    const attributes = { 'http.request.method': method, 'kloak.request_id': requestIdOf(response) };
    const answered = Promise.withResolvers<void>();
    void tracing.begin({ name: method, kind: 'server', attributes }, (note) => {
      response.once('close', () => {
        const [route, status] = [routeOf(request), response.statusCode];
        note({ name: `${method} ${route}`, attributes: { 'http.route': route, 'http.response.status_code': status }, failed: status >= 500 });
        answered.resolve();
      });
      next();
      return answered.promise;
    });
  };

/** See `Observe`. */
const observed =
  (observe: Observe): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      observe({
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
        seconds: (performance.now() - startedAt) / 1000,
        stale: response.hasHeader('Kloak-Stale'),
      });
    });
    next();
  };

/** Another host name would have its own cookies and cache. Probes use a number and pass earlier. */
const ourHostOnly =
  (site: Site): RequestHandler =>
  (request, response, next) => {
    if (site.isOurHost(request.headers.host)) return next();
    answerRefusal(response, new Refusal('invalid', 'other-host', `This vault is at ${site.url.origin}. Please use that address.`), 421);
  };

/** Answer for signed-in members that the older upload paths are gone. */
const gone =
  ({ callers, ...deps }: ApiDeps): RequestHandler =>
  async (request, response) => {
    try {
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD';
      const auth = await callers.read(request, requestIdOf(response), { unsafe: isUnsafe, signedIn: true, limit: 'write' });
      putCookies(response, auth.setCookies);
      principalOf(auth);
      throw new Refusal('gone', 'gone', 'This way of uploading is no more. Please use /api/upload/uploadFilesV2.');
    } catch (error) {
      answerFailure(response, error, deps);
    }
  };

const expressMethod = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function addRoutes(app: Express, deps: ApiDeps): void {
  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const { method } = route.call;
    const path = route.call.path.replace(/\{(\w+)\}/g, ':$1');
    app[expressMethod[method]](path, handle(route, deps));
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  for (const [path, allowed] of methods) app.all(path, (_request, response) => answerMethodNotAllowed(response, allowed));
  for (const path of gonePaths) app.all(path, gone(deps));
}

export function appOf(deps: AppDeps): Express {
  const { headers, options, site, problems, warnings, listensOnLoopback } = deps;
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', 'simple');

  app.use(named, headers, wordsChecked);
  if (options.observe) app.use(observed(options.observe));
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(problems, warnings));
  // The provider, or a process of ours behind the proxy, may know us by another name.
  app.all(webhookPath, webhook(deps));
  app.use(ourHostOnly(site));

  const { tracing } = options.platform;
  if (tracing) app.use(traced(tracing));
  app.use('/api', compressed);
  addRoutes(app, deps);
  app.get('/api/openapi.json', openApiAnswer(deps.cookies.accessName));
  app.use('/api/docs', apiDocs());
  app.use('/api', () => {
    throw noSuchPath();
  });

  app.use('/storage', storage({ ...deps, blobs: options.platform.blobs, live: options.platform.live }));
  app.all(`${sandboxPath}/:page`, sandboxPage(deps));
  app.get('/outbox', outbox(options.platform.mail, site, listensOnLoopback));
  app.use('/unsubscribe', unsubscribe(deps));
  app.post(sharePath, share(site));
  if (options.worker === false) app.get(workerPath, endedWorker);
  if (options.webDir !== undefined) app.use(webFiles(options.webDir));
  app.use(() => {
    throw noSuchPath();
  });
  const failed: ErrorRequestHandler = (error, _request, response, _next) => answerFailure(response, error, deps);
  app.use(failed);
  return app;
}
