import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openSocket } from '../lib/live.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { authQuery } from '../lib/session.ts';
import { remembered } from '../lib/storage.ts';
import { App } from './app.tsx';
import { preloadFirst } from './parts.ts';

const client = makeQueryClient();
// Asked before anything is drawn: every page depends on the answer.
void client.prefetchQuery(authQuery);

const root = document.getElementById('root');
if (root) {
  // Drawn when its screen is there, so that nothing blinks in between.
  await preloadFirst(window.location.pathname, remembered('kloak-user-id') !== undefined);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={client} openLive={openSocket} />
      </BrowserRouter>
    </StrictMode>,
  );
}
