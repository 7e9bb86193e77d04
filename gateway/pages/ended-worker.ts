import { endedWorkerHeader } from '@kloak/proto/rules/app-paths.ts';
import type { RequestHandler } from 'express';

/** Script of a worker that takes the place of the real one and ends: with its caches, and without a trace in the browser. */
const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** Replaces the service worker where the operator turned it off. */
export const endedWorker: RequestHandler = (_request, response) => {
  response
    .type('.js')
    .set({ 'Cache-Control': 'no-cache', [endedWorkerHeader]: '1' })
    .end(script);
};
