import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openSocket } from '../lib/live.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { authQuery } from '../lib/session.ts';
import { App } from './app.tsx';
import { preloadPage } from './pages.ts';

const client = makeQueryClient();
// Asked before anything is drawn: every page depends on the answer.
void client.prefetchQuery(authQuery);
preloadPage(window.location.pathname);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App client={client} openLive={openSocket} />
      </BrowserRouter>
    </StrictMode>,
  );
}
