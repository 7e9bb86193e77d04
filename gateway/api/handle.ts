// Common handler of all routes: answers, and writes the log line.
import { checkAnswer } from '@kloak/proto/api/success.ts';
import type { RequestHandler } from 'express';
import { noteRequestFacts } from '../caller/request-facts.ts';
import { answerFailure, answerSuccess } from '../http/answers.ts';
import { jsonOf } from '../http/json.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { ApiDeps } from './api-deps.ts';
import type { Route } from './route.ts';

export function handle(route: Route, deps: ApiDeps): RequestHandler {
  const { method, path, failure } = route.call;
  return async (request, response) => {
    const startedAt = performance.now();
    noteRequestFacts(request, { path });
    try {
      const { fields, count } = await route.answer(deps, request, response);
      const json = jsonOf({ success: true, ...fields });
      if (deps.checkAnswers) checkAnswer(route.call, JSON.parse(json.toString()));
      await count(json.length);
      answerSuccess(response, json);
      deps.security.done(request, requestIdOf(response), route.call);
    } catch (error) {
      answerFailure(response, error, deps, failure);
    }
    // The path of the contract, because a real address may contain private data.
    deps.log.info({ requestId: requestIdOf(response), method, path, status: response.statusCode, ms: Math.round(performance.now() - startedAt) }, 'answered');
  };
}
