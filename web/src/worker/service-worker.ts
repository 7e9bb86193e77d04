// Entry of the service worker. See docs/worker.md.
import { forgetMessage } from '../lib/worker-names.ts';
import { setMember } from './member.ts';
import { announceSubscription, openNotification, showPush } from './notify.ts';
import { respond } from './respond.ts';
import { dropOldShells, installShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

// A new build takes over at once: pages of the one before keep their code, which is named by its content.
self.addEventListener('install', (event) => event.waitUntil(installShell().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const answer = respond({ request: event.request, wait: (work) => event.waitUntil(work) });
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (event.data === forgetMessage) event.waitUntil(setMember(undefined));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(self.clients, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(announceSubscription(self.clients)));
