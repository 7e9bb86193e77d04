import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const { scheduleCheckPendingRequests: schedule } = RequestQueue.prototype;

/**
 * [Note: Kafka's idle client] Once a broker has answered, version 2.2.4 checks each connection for waiting requests every millisecond, for ever (its
 * issue 1556). An idle process then has some 900 wake-ups a second. This version checks only while a request waits.
 */
export function quietQueues(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) schedule.call(this);
  };
}
