import { runInNewContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM, VirtualConsole } from 'jsdom';
import { loadAsViteDoes } from './load.js';

/** Globals that both have: Node's stay, since jsdom itself uses them. */
const ofNode = /^((set|clear)(Timeout|Interval)|queueMicrotask|performance|atob|btoa|structuredClone|crypto|_.*)$/;
/** Array, Error and other globals of the language must be identical in the page and the test. */
const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
const ofEventTarget = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
/** Globals that jsdom lacks and tests provide. */
const given = ['IntersectionObserver', 'ResizeObserver', 'fetch'];
const address = 'http://localhost/';

/** One window for all files of a worker, since shared modules keep references to it. */
let opened;
let report = () => {};

function openWindow() {
  loadAsViteDoes();
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => report(error));
  const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, runScripts: 'dangerously', url: address, virtualConsole });
  const names = new Set([...Object.getOwnPropertyNames(dom.window), ...ofEventTarget, ...given]);
  return { dom, parts: partsOf(dom.window), names: [...names].filter((name) => !ofNode.test(name) && !ofLanguage.has(name)) };
}

/** The window, and prototypes of elements and events, each with its original properties of jsdom. */
function partsOf(window) {
  const interfaces = Object.values(Object.getOwnPropertyDescriptors(window)).flatMap(({ value }) =>
    typeof value === 'function' ? (value.prototype ?? []) : [],
  );
  return [window, ...new Set(interfaces)].map((part) => ({ part, properties: Object.getOwnPropertyDescriptors(part) }));
}

/** Removes changes that tests made to a part. Additions to the window stay, since modules keep them there. */
function restore({ part, properties }, window) {
  for (const name of Reflect.ownKeys(part)) {
    const was = properties[name];
    const is = Object.getOwnPropertyDescriptor(part, name);
    if (was === undefined && part !== window) delete part[name];
    else if (was && is.configurable && (was.value !== is.value || was.get !== is.get || was.writable !== is.writable)) Object.defineProperty(part, name, was);
  }
}

/** Resets the window to its initial state, except for references that modules hold. */
function clear({ dom, parts }) {
  const { document, localStorage, sessionStorage } = dom.window;
  for (const part of parts) restore(part, dom.window);
  dom.reconfigure({ url: address });
  dom.cookieJar.removeAllCookiesSync();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  dom.window.fetch = () => Promise.reject(new Error('no network in tests'));
}

const accessTo = (window, name) => ({
  configurable: true,
  enumerable: true,
  get: ofEventTarget.includes(name) ? () => window[name].bind(window) : () => window[name],
  set: (value) => {
    window[name] = value;
  },
});

/** A recorded timer of Node, which ends with its test file. */
const noting = (set, timers) => ({
  configurable: true,
  writable: true,
  value: (...args) => {
    const timer = set(...args);
    timers.add(timer);
    return timer;
  },
});

/** Node with the globals of a browser's window, while a test file of pages runs. */
export default class Environment extends TestEnvironment {
  #console;
  #before = new Map();
  #timers = new Set();

  constructor(config, context) {
    super(config, context);
    this.#console = context.console;
  }

  #set(name, descriptor) {
    this.#before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, descriptor);
  }

  async setup() {
    await super.setup();
    report = (error) => this.#console.error(error);
    opened ??= openWindow();
    for (const name of opened.names) this.#set(name, accessTo(opened.dom.window, name));
    this.#set('setTimeout', noting(setTimeout, this.#timers));
    this.#set('setInterval', noting(setInterval, this.#timers));
    clear(opened);
  }

  async teardown() {
    for (const timer of this.#timers) clearTimeout(timer);
    // Lets React finish pending renders.
    await new Promise(setImmediate);
    for (const [name, descriptor] of this.#before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
    }
    await super.teardown();
  }
}
