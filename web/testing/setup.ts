// Imported before React, which checks the console when it is loaded.
import './quiet-console.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { endMemberState } from '../src/lib/member-state.ts';
import { installFastComputedStyle } from './computed-style.ts';
import { letFilmsPlay } from './films.ts';
import { returnGlobals } from './lend-globals.ts';
import { loadLayers } from './load-layers.ts';
import { takeContractFaults } from './serve.ts';

installFastComputedStyle();
// Generous timeout: the first test that opens a page compiles its code, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Failed look-ups repeat until an element appears. Printing the page takes longer than the look-up, so only the final failure prints it.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    const now = getConfig();
    const looksAgain = '_disableExpensiveErrorDiagnostics' in now && now._disableExpensiveErrorDiagnostics === true;
    return looksAgain ? new Error(message ?? '') : getElementError(message, container);
  },
});

// Replaces layout observers, which jsdom lacks: nothing is ever near the end of the page by itself, and nothing is painted.
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  disconnect() {}
  observe() {}
  unobserve() {}
  takeRecords() {
    return [];
  }
};
globalThis.ResizeObserver = class implements ResizeObserver {
  disconnect() {}
  observe() {}
  unobserve() {}
};
window.scrollTo = () => {};
/** Simulates a desktop browser without reduced motion. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null, addListener() {}, removeListener() {} });
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => {};
letFilmsPlay();

// Testing Library does both only in the first of the files that share it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The first test that loads them compiles their code.
beforeAll(loadLayers, 60_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  endMemberState();
  expect(takeContractFaults()).toEqual([]);
});

afterAll(returnGlobals);
