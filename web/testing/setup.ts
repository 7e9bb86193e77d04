import { configure } from '@testing-library/react';
import { endMemberState } from '../src/lib/member-state.ts';
import { quickenComputedStyle } from './computed-style.ts';
import { letFilmsPlay } from './films.ts';
import { takeContractFaults } from './serve.ts';

quickenComputedStyle();
configure({ asyncUtilTimeout: 8000 });

// What jsdom has no layout for: nothing is ever near the end of the page by itself, and nothing is drawn.
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
performance.getEntriesByType = () => [];
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => {};
letFilmsPlay();

afterEach(() => {
  localStorage.clear();
  endMemberState();
  expect(takeContractFaults()).toEqual([]);
});
