// Answers of the API are compressed while they are sent; files of the web app were compressed by the build.
import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** An answer is seldom longer than this window of 64 kB; the usual one would take some megabytes for each that is under way. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 };

/**
 * [Note: BREACH] The length of an answer reveals a secret only if it also contains text chosen by an attacker. Our answers contain no secret that
 * outlives minutes. Sessions are in cookies, which pages of other sites cannot send with a call.
 */
export const compressed: RequestHandler = compression({
  filter: (_request, response) => /^application\/json\b/.test(String(response.getHeader('Content-Type'))),
  brotli: { params: brotliParams },
});
