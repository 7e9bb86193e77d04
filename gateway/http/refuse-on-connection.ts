// Refusals before a request reaches the app: handshakes of sockets, and unreadable requests. They have the usual format.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Refusal } from '@kloak/platform/errors.ts';
import { answerRefusal } from '@kloak/platform/wire/http-refusal.ts';
import type { SecurityHeaders } from './headers.ts';
import { assignRequestId } from './request-id.ts';

// See [Note: node:http] in server.ts.
const http = process.getBuiltinModule('node:http');

/** An answer on the connection of a request, which it ends. */
export function responseOn(request: IncomingMessage, headers: SecurityHeaders): ServerResponse {
  const response = new http.ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.once('finish', () => request.socket.destroySoon());
  return prepareResponse(request, response, headers);
}

/** Names an answer, and gives it the headers of every answer. */
export function prepareResponse(request: IncomingMessage, response: ServerResponse, headers: SecurityHeaders): ServerResponse {
  assignRequestId(response);
  headers(request, response, () => undefined);
  return response;
}

/** Refusal for a request that Node cannot parse. */
function faultOf(error: Error): { refusal: Refusal; status?: number } {
  switch ('code' in error ? error.code : undefined) {
    case 'HPE_HEADER_OVERFLOW':
      return { refusal: new Refusal('invalid', 'headers-too-large', 'The headers of the request are too large.'), status: 431 };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { refusal: new Refusal('too-slow', 'too-slow', 'The request took too long to arrive.') };
    default:
      return { refusal: new Refusal('invalid', 'bad-request', 'The request cannot be read.') };
  }
}

/** Answers unreadable requests, and closes their connections. */
export function refuseUnreadable(server: Server, headers: SecurityHeaders): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  server.on('request', (request, response) => answering.set(request.socket, response));
  server.on('clientError', (error, socket) => {
    if (!(socket instanceof Socket) || !socket.writable) return void socket.destroy();
    const running = answering.get(socket);
    const { refusal, status } = faultOf(error);
    // Its body broke off in the middle: it is answered as itself, unless it is answered already.
    if (running !== undefined && !running.writableFinished) {
      running.once('finish', () => socket.destroySoon());
      return running.headersSent ? void socket.destroy() : answerRefusal(running, refusal, status);
    }
    const request = new http.IncomingMessage(socket);
    answerRefusal(responseOn(request, headers), refusal, status);
  });
}
