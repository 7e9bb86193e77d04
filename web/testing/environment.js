import BaseEnv from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom for jest, with the version of jsdom that this package names, and with what browsers have and jsdom lacks. */
export default class Environment extends BaseEnv {
  constructor(config, context) {
    super(config, context, jsdom);
    Object.assign(this.global, { Headers, Response, TextDecoder, TextEncoder, fetch: () => Promise.reject(new Error('no network in tests')) });
  }
}
