import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { texts } from '../lib/texts.ts';
import { dropToast, toastDurationMs, useToasts } from '../lib/toasts.ts';
import type { OpenLive } from '../live/live.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Banner } from '../ui/window/banner.tsx';
import s from './app.module.css';
import { AppRoutes } from './routes.tsx';
import { toasts } from './screen-parts.ts';

type AppProps = { readonly client: QueryClient; readonly openLive?: OpenLive | undefined };

/** The whole app, inside a router. Network access is a parameter, so that tests replace it. */
export function App({ client, openLive }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>
        <AppRoutes openLive={openLive} />
      </ErrorBoundary>
      <Messages />
    </QueryClientProvider>
  );
}

/** Each message retries loading the code of the toasts, if it failed before. */
function Messages() {
  const last = useToasts(({ messages }) => messages.at(-1)?.id);
  return (
    <ErrorBoundary instead={<PlainMessages />} at={String(last)}>
      <Suspense fallback={navigator.onLine ? null : <PlainMessages />}>
        {last !== undefined && <LazyPart part={toasts} props={{ label: texts.common.notifications, dismiss: texts.common.dismiss }} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shows messages as plain text until the code of the toasts is loaded. */
function PlainMessages() {
  const { messages } = useToasts();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id } of messages) dropToast(id);
    }, toastDurationMs);
    return () => clearTimeout(timer);
  }, [messages]);
  return (
    <div className={s.messages}>
      {messages.map(({ id, text, tone }) => (
        <Banner key={id} tone={tone === 'bad' ? 'danger' : 'info'}>
          {text}
        </Banner>
      ))}
    </div>
  );
}
