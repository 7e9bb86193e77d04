import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { preloadFirst, screenAt } from '../app/screen-parts.ts';
import { remembered } from '../lib/storage.ts';
import type { OpenLive } from '../live/live.ts';
import { noteLoadedPicture } from '../posts/picture/loaded-pictures.ts';
import { noteDocument } from '../session/own-document.ts';
import { makeQueryClient } from '../session/query-client.ts';
import { authQuery, userIdOf } from '../session/session.ts';
import { takeEarlyTaps } from './early-taps.ts';

/** Renders the app into the page. A page prepared for guests is hydrated; any other is replaced by the app. See docs/start-up.md. */
export async function start(root: HTMLElement, openLive?: OpenLive, options: RootOptions = {}): Promise<Root> {
  const client = makeQueryClient();
  const { pathname } = window.location;
  noteDocument(pathname);
  const perhapsSignedIn = remembered('kloak-user-id') !== undefined;
  const { prepared } = root.dataset;
  const takesOver = prepared === 'guests' && !perhapsSignedIn && document.documentElement.dataset.arrived === undefined;
  // Requested before rendering, since every page depends on the answer; a hydrated page was prepared without one.
  const asked = takesOver ? undefined : client.prefetchQuery(authQuery);
  // Rendered when its screen's code is loaded, so that nothing flickers in between. If placeholders are visible, rendering also waits for the session.
  await preloadFirst(pathname, perhapsSignedIn);
  if (prepared === 'members' && perhapsSignedIn) await asked;
  // Pictures rendered before the app stay visible: the screen is rendered with them, not with placeholders.
  const pictures = [...root.querySelectorAll<HTMLImageElement>('[data-first-picture] img, [data-first-rows] img')];
  const me = userIdOf(client.getQueryData(authQuery.queryKey));
  if (pictures.length > 0 && me !== undefined) {
    pictures.forEach(noteLoadedPicture);
    await screenAt(pathname)?.screen.ask?.(client, me, pathname);
  }
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={client} openLive={openLive} />
      </BrowserRouter>
    </StrictMode>
  );
  if (takesOver) {
    takeEarlyTaps();
    return hydrateRoot(root, app, options);
  }
  const drawn = createRoot(root, options);
  // A transition is rendered in slices, between which the page answers. Its prepared content stays until all is rendered.
  startTransition(() =>
    drawn.render(
      <>
        {app}
        <Replaced root={root} />
      </>,
    ),
  );
  return drawn;
}

/** Ends the preparation of a page whose content was replaced, before that is painted. Presses were recorded until then. */
function Replaced({ root }: { readonly root: HTMLElement }) {
  useLayoutEffect(() => {
    takeEarlyTaps();
    delete root.dataset.prepared;
  }, [root]);
  return null;
}
