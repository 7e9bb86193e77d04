// Used part of the Kafka client's own queue: requests of one connection that have to wait.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  type Request = { entry: object & { correlationId: number }; expectResponse: boolean; sendRequest(): void };
  export default class RequestQueue {
    constructor(options: { requestTimeout: number; maxInFlightRequests: number | null; logger: { debug(): void } });
    readonly pending: readonly unknown[];
    push(request: Request): void;
    /** The broker accepts no request for this time. */
    maybeThrottle(ms: number): void;
    checkPendingRequests(): void;
    scheduleCheckPendingRequests(): void;
  }
}
