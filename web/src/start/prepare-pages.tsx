import type { Answer } from '@kloak/proto/api/types.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { pathsOf, preloadFirst } from '../app/screen-parts.ts';
import { screens } from '../app/screens.ts';
import { Shell } from '../app/shell/shell.tsx';
import { texts } from '../lib/texts.ts';
import { makeQueryClient } from '../session/query-client.ts';
import { authQuery } from '../session/session.ts';
import { Spinner } from '../ui/list/spinner.tsx';

/** A page as HTML: of the screen at a path, or for every address without one of its own. `of`: its path in the table of screens. */
export type PreparedPage = { readonly path: string | undefined; readonly of: string | undefined; readonly who: 'guests' | 'members'; readonly drawn: string };

/** Placeholder for any signed-in member: the rendered page has places for a name and a picture, but neither of them. */
const somebody: Answer<'GET /api/users/auth'> = { isAuth: true, isAdmin: false, googleAuth: false, userId: '', username: '', verified: true, image: '' };

/**
 * Pages that the build renders, so that they are visible before any script runs. See docs/start-up.md. A guest's page equals the app's first
 * render without a session, so that the app hydrates it. A member's page is the frame with placeholders; the app replaces it once the session is known.
 */
export async function preparePages(): Promise<readonly PreparedPage[]> {
  const pages = [await prepare(undefined, undefined, 'members')];
  for (const screen of screens) {
    const { path: of, who, prepared } = screen;
    if (prepared && (who === 'guests' || who === 'members'))
      for (const path of pathsOf(screen)) pages.push(await prepare(path.replace(/:\w+$/, 'each'), of, who));
  }
  return pages;
}

async function prepare(path: string | undefined, of: string | undefined, who: PreparedPage['who']): Promise<PreparedPage> {
  await preloadFirst(path ?? '', who === 'members');
  const client = makeQueryClient();
  if (who === 'members') client.setQueryData(authQuery.queryKey, somebody);
  const drawn = draw(path ?? '', path === undefined ? <EmptyFrame client={client} /> : <App client={client} />);
  // The cache's timers would keep the build from ending.
  client.clear();
  return { path, of, who, drawn };
}

const draw = (location: string, app: ReactElement) => renderToString(<StaticRouter location={location}>{app}</StaticRouter>);

/** Frame around every screen of a member. */
function EmptyFrame({ client }: { readonly client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="*" element={<Spinner label={texts.common.loading} />} />
        </Route>
      </Routes>
    </QueryClientProvider>
  );
}
