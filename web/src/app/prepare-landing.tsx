import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { makeQueryClient } from '../lib/query-client.ts';
import { App } from './app.tsx';
import { preloadFirst } from './screen-parts.ts';

/**
 * The landing page as text, drawn by the build into `landing.html`: a guest reads it before a script has come. [Note: prepared landing]
 * It is what the app draws first for somebody whose browser knows of no session, so that the app takes it over as it stands.
 */
export async function prepareLanding(): Promise<string> {
  await preloadFirst('/', false);
  return renderToString(
    <StaticRouter location="/">
      <App client={makeQueryClient()} openLive={() => () => {}} />
    </StaticRouter>,
  );
}
