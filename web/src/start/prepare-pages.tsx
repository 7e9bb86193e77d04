import type { Answer } from '@kloak/proto/api/types.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { account, memberChrome, pathsOf, screenParts } from '../app/screen-parts.ts';
import { Shell } from '../app/shell/shell.tsx';
import { texts } from '../lib/texts.ts';
import { makeQueryClient } from '../session/query-client.ts';
import { authQuery } from '../session/session.ts';
import type { Loadable } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/list/spinner.tsx';

/** A page as HTML: of the screen at a path, or for every address without one of its own. `of`: its path in the table of screens. */
export type PreparedPage = { readonly path: string | undefined; readonly of: string | undefined; readonly who: 'guests' | 'members'; readonly drawn: string };

/** Placeholder for any signed-in member: the rendered page has places for a name and a picture, but neither of them. */
const somebody: Answer<'GET /api/users/auth'> = { isAuth: true, isAdmin: false, googleAuth: false, userId: '', username: '', verified: true, image: '' };

/**
 * Pages that the build renders, so that they are visible before any script runs. See docs/start-up.md. A guest's page equals the app's first
 * render without a session, so that the app hydrates it. A member's page is the frame with placeholders; the app replaces it once the session is known.
 * Throws by the name of a screen whose code cannot be loaded, which would be rendered as a spinner.
 */
export async function preparePages(parts = screenParts): Promise<readonly PreparedPage[]> {
  await load('the frame', [memberChrome, account]);
  const pages = [prepare(undefined, undefined, 'members')];
  for (const { screen, part } of parts) {
    const { path: of, who, prepared } = screen;
    if (!prepared || (who !== 'guests' && who !== 'members')) continue;
    await load(of, [part]);
    for (const path of pathsOf(screen)) pages.push(prepare(path.replace(/:\w+$/, 'each'), of, who));
  }
  return pages;
}

async function load(name: string, parts: readonly Pick<Loadable<never>, 'loadOnce'>[]): Promise<void> {
  await Promise.all(parts.map(({ loadOnce }) => loadOnce())).catch((cause: unknown) => {
    throw new Error(`cannot load ${name}`, { cause });
  });
}

function prepare(path: string | undefined, of: string | undefined, who: PreparedPage['who']): PreparedPage {
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
