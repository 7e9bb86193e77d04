import type { RequestHandler, Response } from 'express';

function answer(response: Response, well: boolean, body: object): void {
  response.status(well ? 200 : 503).set('Cache-Control', 'no-store');
  if (!well) response.set('Retry-After', '1');
  response.json(body);
}

/** The process lives. */
export const healthz: RequestHandler = (_request, response) => answer(response, true, { success: true });

/** Reports whether it can serve, with the missing parts. Warnings do not prevent serving. */
export function readyz(problems: () => string[], warnings: () => string[]): RequestHandler {
  return (_request, response) => {
    const missing = problems();
    answer(response, missing.length === 0, { success: missing.length === 0, missing, warnings: warnings() });
  };
}
