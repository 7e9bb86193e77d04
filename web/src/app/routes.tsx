import { Route, Routes } from 'react-router-dom';
import type { OpenLive } from '../live/live.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Guard } from './guard.tsx';
import type { Screen } from './screen.ts';
import { pathsOf, screenParts } from './screen-parts.ts';
import { Shell } from './shell/shell.tsx';

/** Routes of every screen with their guards, from the table of screens. */
export function AppRoutes({ openLive }: { readonly openLive?: OpenLive | undefined }) {
  return (
    <Routes>
      <Route element={<Shell openLive={openLive} />}>
        <Route element={<Guard who="guests" />}>{routesFor('guests')}</Route>
        <Route element={<Guard who="members" />}>{routesFor('members')}</Route>
        <Route element={<Guard who="admins" />}>{routesFor('admins')}</Route>
        {routesFor('everyone')}
      </Route>
    </Routes>
  );
}

function routesFor(who: Screen['who']) {
  return screenParts
    .filter(({ screen }) => screen.who === who)
    .flatMap(({ screen, part }) => pathsOf(screen).map((path) => <Route key={path} path={path} element={<LazyPart part={part} props={{}} />} />));
}
