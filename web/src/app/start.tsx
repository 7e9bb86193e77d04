import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { OpenLive } from '../lib/live.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { authQuery } from '../lib/session.ts';
import { remembered } from '../lib/storage.ts';
import { App } from './app.tsx';
import { preloadFirst } from './screen-parts.ts';

/** Draws the app into the page; a prepared landing page is taken over as it stands. [Note: prepared landing] */
export async function start(root: HTMLElement, openLive: OpenLive, options: RootOptions = {}): Promise<Root> {
  const client = makeQueryClient();
  const perhapsSignedIn = remembered('kloak-user-id') !== undefined;
  const prepared = root.dataset.prepared !== undefined && !perhapsSignedIn;
  // Asked before anything is drawn, since every page depends on the answer; what is prepared was drawn without one.
  if (!prepared) void client.prefetchQuery(authQuery);
  // Drawn when its screen is there, so that nothing blinks in between.
  await preloadFirst(window.location.pathname, perhapsSignedIn);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} openLive={openLive} />
      </BrowserRouter>
    </StrictMode>
  );
  if (prepared) return hydrateRoot(root, app, options);
  root.replaceChildren();
  delete root.dataset.prepared;
  const drawn = createRoot(root, options);
  drawn.render(app);
  return drawn;
}
