/** Server of a test: it answers calls of the contract, records them, and refuses any field that the contract does not have. */
import { callsByName } from '@kloak/proto/api/index.ts';
import { refusal } from '@kloak/proto/api/refusal.ts';
import { successOf } from '@kloak/proto/api/success.ts';
import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';

/** Failure that a handler returns, created by `refuse`. */
class Refusal {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: object, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const refuse = (status: number, code = 'refused', message = 'No.', details: object = {}, headers = {}): Refusal =>
  new Refusal(status, { success: false, code, message, requestId: 'r1', ...details }, headers);

type Reply<Name extends ApiName> = Answer<Name> | Refusal;
type Handler<Name extends ApiName> = (fields: Body<Name>) => Reply<Name> | Promise<Reply<Name>>;
/** Reply of each call, or its handler. */
export type Routes = { readonly [Name in ApiName]?: Reply<Name> | Handler<Name> };
/** A received call with its fields, including those of its path. */
type RecordedCall<Name extends ApiName = ApiName> = { readonly name: Name; readonly body: Body<Name>; readonly headers: Headers; readonly keepalive: boolean };
export type RecordedCalls = { readonly calls: readonly RecordedCall[]; readonly to: <Name extends ApiName>(name: Name) => readonly RecordedCall<Name>[] };

/** Violations of the contract since the last check. A page may treat such an answer as a lost connection, so each test ends with a check. */
const faults: string[] = [];
export const takeContractFaults = (): string[] => faults.splice(0);

function fault(text: string): never {
  faults.push(text);
  throw new TypeError(text);
}

type Schema = { readonly safeParse: (value: unknown) => { readonly success: boolean; readonly error?: Error | undefined } };

function mustBe(what: string, schema: Schema, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (error) fault(`${what} is not as its contract says: ${error.message}`);
}

const isApiName = (name: string): name is ApiName => callsByName.has(name);

/** Returns the contract's call at an address, and the fields in its path. */
function findCall(method: string, path: string) {
  for (const [name, { answer, ...call }] of callsByName) {
    const found = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (!found || call.method !== method || !isApiName(name)) continue;
    return { name, answer, inPath: Object.fromEntries(Object.entries(found.groups ?? {}).map(([field, text]) => [field, decodeURIComponent(text)])) };
  }
  return fault(`the API has no ${method} ${path}`);
}

function isBodyOf<Name extends ApiName>(name: Name, body: unknown): body is Body<Name> {
  const schema = callsByName.get(name)?.body;
  if (schema) mustBe(`what is sent to ${name}`, schema, body);
  return schema !== undefined;
}

const isHandler = <Name extends ApiName>(route: Reply<Name> | Handler<Name>): route is Handler<Name> => typeof route === 'function';
const replyOf = <Name extends ApiName>(route: Reply<Name> | Handler<Name>, fields: Body<Name>) => (isHandler(route) ? route(fields) : route);
const isTo =
  <Name extends ApiName>(name: Name) =>
  (call: RecordedCall): call is RecordedCall<Name> =>
    call.name === name;

/** Returns the answer that a call would get; undefined if it is refused or has none. */
export async function answerTo<Name extends ApiName>(routes: Routes, name: Name, fields: Body<Name>): Promise<Answer<Name> | undefined> {
  const route = routes[name];
  const answer = route === undefined ? undefined : await replyOf(route, fields);
  return answer instanceof Refusal ? undefined : answer;
}

/** Replaces the network. A call without an answer fails like a lost connection. */
export function serve(routes: Routes): RecordedCalls {
  const came: RecordedCall[] = [];

  async function reply<Name extends ApiName>(name: Name, fields: unknown, init: RequestInit | undefined): Promise<Reply<Name>> {
    if (!isBodyOf(name, fields)) return fault(`the API has no ${name}`);
    came.push({ name, body: fields, headers: new Headers(init?.headers), keepalive: init?.keepalive === true });
    const route = routes[name];
    if (route === undefined) throw new TypeError(`nobody answers ${name}`);
    return replyOf(route, fields);
  }

  globalThis.fetch = async (input, init) => {
    const [path = '', query] = String(input).split('?');
    const { name, answer: schema, inPath } = findCall(init?.method ?? 'GET', path);
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const answer = await reply(name, { ...Object.fromEntries(new URLSearchParams(query)), ...(typeof sent === 'object' && sent), ...inPath }, init);
    const failed = answer instanceof Refusal;
    const text = JSON.stringify(failed ? answer.body : { success: true, ...answer });
    mustBe(`the answer of ${name}`, failed ? refusal : successOf(schema), JSON.parse(text));
    return new Response(text, failed ? { status: answer.status, headers: answer.headers } : {});
  };
  return { calls: came, to: (name) => came.filter(isTo(name)) };
}
