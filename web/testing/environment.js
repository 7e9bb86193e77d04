import BaseEnv from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom for jest, with the version of jsdom that this package names. */
export default class Environment extends BaseEnv {
  constructor(config, context) {
    super(config, context, jsdom);
  }
}
