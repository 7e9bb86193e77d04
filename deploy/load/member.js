// A member at the front door, as k6 is one: each virtual user signs in once, and keeps its cookies.
import { check } from 'k6';
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import http from 'k6/http';
import { setTimeout } from 'k6/timers';

/** @typedef {{ email: string, password: string, id: string }} Account `id` is that of the member. */
/** @typedef {{ me: Account, other: Account }} Caller The two are connected. */

export const base = __ENV.KLOAK_LOAD_URL || 'http://localhost:8080';
const virtualUsers = Number(__ENV.KLOAK_LOAD_USERS || 10);
const seconds = Number(__ENV.KLOAK_LOAD_SECONDS || 60);

/** @type {Account[]} Each is connected with the next, and the last with the first. */
const accounts = new SharedArray('accounts', () => JSON.parse(open(__ENV.KLOAK_LOAD_ACCOUNTS || '')));

/** A scenario with a constant number of virtual users; `part`: their share of all. */
export const scenario = (exec = 'default', part = 1) => ({
  executor: 'constant-vus',
  vus: Math.max(1, Math.round(virtualUsers * part)),
  duration: `${seconds}s`,
  exec,
});

/** Thresholds of every script: nothing fails, and calls are fast. */
export const thresholds = { checks: ['rate>0.999'], http_req_failed: ['rate<0.001'], 'http_req_duration{kind:call}': ['p(95)<1000'] };

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

let asked = 0;
/** A name that no other virtual user of this or another run makes. */
export function newName() {
  asked += 1;
  return `load-${exec.scenario.startTime}-${exec.vu.idInTest}-${asked}`;
}

/**
 * Makes a call of the API; `also` is a status that is no failure beside 200. Answers its body, of whatever shape the contract says.
 * @param {string} name
 * @param {object} fields
 * @param {number} [also]
 * @returns {Promise<{ status: number, body: any }>}
 */
export async function call(name, fields, also = 200) {
  const [method = '', path = ''] = name.split(' ');
  const response = await http.asyncRequest(method, base + path, method === 'GET' ? null : JSON.stringify(fields), {
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newName() },
    tags: { name, kind: name.endsWith('/login') ? 'sign-in' : 'call' },
    responseCallback: http.expectedStatuses(200, also),
  });
  check(response, { [`${name} is answered`]: ({ status }) => status === 200 || status === also });
  return { status: response.status, body: response.json() };
}

/** @returns {Caller} */
export function callerOf() {
  const nth = (exec.vu.idInTest - 1) % accounts.length;
  const [me, other] = [accounts[nth], accounts[(nth + 1) % accounts.length]];
  if (me === undefined || other === undefined) throw new Error('KLOAK_LOAD_ACCOUNTS names no accounts');
  return { me, other };
}

/** @param {Caller} caller */
export async function signIn({ me: { email, password, id } }) {
  const { body } = await call('POST /api/users/login', { email, password });
  check(body, { 'it is who the list of accounts says': ({ userId }) => userId === id });
}

let isSignedIn = false;
/** Caller that signs in at its first call. */
export async function signedIn() {
  const caller = callerOf();
  if (!isSignedIn) await signIn(caller);
  isSignedIn = true;
  return caller;
}
