// The whole public API. Storage is not here: it carries bytes, not JSON.
import { type Call, nameOf } from './call.ts';
import { api } from './calls.ts';

/** Every call by the name that clients use: `POST /api/comment/saveComment`. */
export const callsByName: ReadonlyMap<string, Call> = new Map(Object.values<Call>(api).map((call) => [nameOf(call), call]));
