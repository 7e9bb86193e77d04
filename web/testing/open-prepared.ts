import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@kloak/proto/api/types.ts';
import { act } from '@testing-library/react';
import { askEarly } from '../src/start/ask-early.ts';
import { askNotificationsEarly } from '../src/start/ask-notifications-early.ts';
import { askPhotosEarly } from '../src/start/ask-photos-early.ts';
import { type PreparedPage, preparePages } from '../src/start/prepare-pages.tsx';
import { start } from '../src/start/start.tsx';
import { withCounts } from './counts.ts';
import { noConnections, noPosts } from './family.ts';
import { type Routes, serve } from './serve.ts';

/** Script that every page runs before anything else. */
export const beforePaint = readFileSync(join(import.meta.dirname, '../public/before-paint.js'), 'utf8');

const fresh = document.documentElement.cloneNode();
let prepared: Promise<readonly PreparedPage[]> | undefined;
let unmount = () => {};

/** Pages as the build renders them, once for all tests of a file. */
export function preparedPages(): Promise<readonly PreparedPage[]> {
  prepared ??= preparePages();
  return prepared;
}

/** Removes the app and the marks of the visitor, which the tests of a file must leave behind each time, and the pages after the last one. */
export function cleanPreparedPages(): void {
  afterAll(() => {
    prepared = undefined;
  });
  afterEach(() => {
    act(() => unmount());
    const page = document.documentElement;
    for (const name of Object.keys(page.dataset)) delete page.dataset[name];
    expect(page.cloneNode()).toEqual(fresh);
  });
}

/** Opens a page as the gateway serves it for an address, and records the app's errors while it takes over. */
export async function openPrepared(address: string, auth: Answer<'GET /api/users/auth'>, answers: Routes = {}) {
  const pages = await preparedPages();
  const server = serve(
    withCounts({
      'GET /api/users/auth': auth,
      'POST /api/profile/find-media-byfamily': noPosts,
      'POST /api/profile/stories': { stories: [] },
      'POST /api/library/on-this-day': { years: [] },
      'GET /api/connection/all/{profileId}': noConnections,
      ...answers,
    }),
  );
  window.history.replaceState(null, '', address);
  const { pathname } = window.location;
  const page = pages.find(({ path }) => path === pathname || path === pathname.replace(/\w+$/, 'each')) ?? pages[0];
  const { who, drawn, path } = page ?? { who: 'guests', drawn: '', path: undefined };
  document.body.innerHTML = `<div id="root" data-prepared="${who}">${drawn}</div>`;
  new Function(beforePaint)();
  if (path === '/photos') askPhotosEarly();
  else if (path === '/notification') void askNotificationsEarly();
  else if (who === 'members' && path !== undefined) askEarly();
  const root = document.getElementById('root') ?? document.body;
  const troubles: unknown[] = [];
  const run = () =>
    act(async () => {
      const app = await start(root, () => () => {}, { onRecoverableError: (error) => troubles.push(error) });
      unmount = () => app.unmount();
    });
  return { server, root, troubles, run };
}
