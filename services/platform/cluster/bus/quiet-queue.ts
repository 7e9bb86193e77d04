import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const { scheduleCheckPendingRequests: schedule } = RequestQueue.prototype;

/**
 * [Note: Kafka's idle client] Once a broker has answered, version 2.2.4 looks each millisecond on every connection whether a request waits, also
 * where none does, for ever (its issue 1556): some 900 wake-ups a second of an idle process. Here it looks only while one waits.
 */
export function quietQueues(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) schedule.call(this);
  };
}
