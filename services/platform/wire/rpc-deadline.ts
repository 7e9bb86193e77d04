import { serviceUnavailable } from '../errors.ts';

const maxTimerMs = 2 ** 31 - 1;

/** Milliseconds until a deadline; not below 0. */
export function remainingMs(deadline: string): number {
  const at = Date.parse(deadline);
  if (Number.isNaN(at)) throw new Error(`deadline: ${deadline} is not a time`);
  return Math.min(Math.max(at - Date.now(), 0), maxTimerMs);
}

/** Settles like the promise, or rejects with a Refusal (`unavailable`, `timeout`) at the deadline. */
export function beforeDeadline<Result>(work: Promise<Result>, deadline: string, service: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(serviceUnavailable(service, 'timeout')), remainingMs(deadline));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
