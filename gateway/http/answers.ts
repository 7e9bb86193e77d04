// Format of answers: one for success, one for failure.
import type { ServerResponse } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';
import { answerRefusal } from '@kloak/platform/wire/http-refusal.ts';
import { type SessionEnd, sessionEnds, sessionOver } from '@kloak/proto/rules/people/sessions.ts';
import type { Logger } from 'pino';
import type { SecurityNotes } from '../security/security-notes.ts';
import { requestIdOf } from './request-id.ts';

export type FailureDeps = { log: Logger; security: Pick<SecurityNotes, 'refused'> };

/** `json`: the whole body, with `success: true`, as bytes. The length is set here, because the compression writes headers before it knows one. */
export function answerSuccess(response: ServerResponse, json: Buffer): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', json.length);
  response.end(json);
}

/** Express and its parts mark client errors with a status 4xx. */
function isClientFault(error: unknown): boolean {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** Refusal for any thrown error. A defect is logged, and the answer reveals nothing about it. */
function readThrown(error: unknown, response: ServerResponse, log: Logger): { refusal: Refusal; status?: number } {
  if (error instanceof Refusal) return { refusal: error };
  if (isClientFault(error)) return { refusal: new Refusal('invalid', 'bad-request', 'The request cannot be read.') };
  log.error({ err: error, requestId: requestIdOf(response) }, 'a defect');
  return { refusal: new Refusal('unavailable', 'defect', 'Something went wrong on our side.'), status: 500 };
}

/** Refusal for a thrown error, noted for operators, with the `Retry-After` of the answer. `status` if it is not that of the kind. */
export function reportFailure(response: ServerResponse, error: unknown, { log, security }: FailureDeps): { refusal: Refusal; status?: number } {
  const failure = readThrown(error, response, log);
  const { refusal } = failure;
  security.refused(response.req, requestIdOf(response), refusal);
  // Reasons for an unavailable service are only for operators.
  if (refusal.cause instanceof Error) log.warn({ requestId: requestIdOf(response), why: refusal.cause.message }, refusal.message);
  const { retryAfter } = refusal.details;
  if (typeof retryAfter === 'number' && !response.headersSent) response.setHeader('Retry-After', String(retryAfter));
  return failure;
}

/** Answers a thrown error; `more`: fields that some calls add to failures. */
export function answerFailure(response: ServerResponse, error: unknown, deps: FailureDeps, more: (message: string) => object = () => ({})): void {
  const { refusal, status } = reportFailure(response, error, deps);
  const { retryAfter: _, ...details } = refusal.details;
  answerRefusal(response, new Refusal(refusal.kind, refusal.code, refusal.message, { ...details, ...more(refusal.message) }), status);
}

/** Answers a wrong method for a known address. */
export function answerMethodNotAllowed(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader('Allow', allowed.join(', '));
  answerRefusal(response, new Refusal('invalid', 'method-not-allowed', `This address takes ${allowed.join(', ')}.`), 405);
}

export const noSuchPath = () => new Refusal('missing', 'no-path', 'There is nothing under this address.');
export const notSignedIn = () => new Refusal('unauthenticated', 'signed-out', 'Please sign in.');
export const sessionEnded = (reason: SessionEnd) => new Refusal('unauthenticated', sessionOver.code, sessionEnds[reason], { reason });
export const notYou = () => new Refusal('forbidden', 'not-you', 'This can only be done in your own name.');
