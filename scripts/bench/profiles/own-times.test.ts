import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { timesByFunction, timesByOwner } from './own-times.ts';

const file = pathToFileURL(resolve(import.meta.dirname, 'own-times.ts')).href;
const router = pathToFileURL(resolve(import.meta.dirname, '../../../node_modules/@scope/router/index.js')).href;
const frame = (functionName: string, url = '', lineNumber = -1) => ({ functionName, url, lineNumber, scriptId: '0', columnNumber: 0 });
const nodes = [
  { id: 1, callFrame: frame('(root)'), children: [2, 4, 5] },
  { id: 2, callFrame: frame('first', file, 9), children: [3] },
  { id: 3, callFrame: frame('match', router, 4) },
  { id: 4, callFrame: frame('match', router, 4) },
  { id: 5, callFrame: frame('(idle)') },
  { id: 6, callFrame: frame('', file, 20) },
  { id: 7, callFrame: frame('writev') },
  { id: 8, callFrame: frame('post', 'node:inspector', 3) },
];
const samples = [2, 3, 5, 4, 6, 7, 8, 2];
const timeDeltas = [100, 300, 900, 250, 50, 20, 5000, -10];
const profile = { nodes, startTime: 0, endTime: 7000, samples, timeDeltas };

it('adds the own time of a function over all its callers, longest first, without idle time and the profiler', () => {
  expect(timesByFunction(profile)).toEqual([
    { name: 'match node_modules/@scope/router/index.js:5', microseconds: 550 },
    { name: 'first scripts/bench/profiles/own-times.ts:10', microseconds: 100 },
    { name: '(anonymous) scripts/bench/profiles/own-times.ts:21', microseconds: 50 },
    { name: 'writev', microseconds: 20 },
  ]);
});
it('adds own times by package and folder', () => {
  expect(timesByOwner(profile)).toEqual([
    { name: '@scope/router', microseconds: 550 },
    { name: 'scripts/bench/profiles/', microseconds: 150 },
    { name: 'functions built in', microseconds: 20 },
  ]);
});
