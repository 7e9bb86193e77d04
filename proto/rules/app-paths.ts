// Paths that the server, the worker and the app's manifest share.

/** Path of the service worker. It is at the root, since a worker controls only paths below its own. */
export const workerPath = '/service-worker.js';

/** Header of the worker that the operator turned off: a page need not offer it. */
export const endedWorkerHeader = 'Kloak-Worker-Ended';

/** Path to which a device posts what it shares; the manifest names it. */
export const sharePath = '/share';

/** Page that a share leads to. */
export const uploadPath = '/upload';
