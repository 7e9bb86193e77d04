import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { OpenLive } from '../lib/live.ts';
import { texts } from '../lib/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { dropToast, longEnoughMs, useToasts } from '../ui/toast.ts';
import s from './app.module.css';
import { Fault } from './fault.tsx';
import { Late } from './late.tsx';
import { toasts } from './parts.ts';
import { AppRoutes } from './routes.tsx';
import { useLive } from './use-live.ts';

type AppProps = { readonly client: QueryClient; readonly openLive: OpenLive };

/** The whole app, inside a router. What reaches the network is handed in, so that a test brings its own. */
export function App({ client, openLive }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <Fault>
        <Live openLive={openLive} />
        <AppRoutes />
      </Fault>
      <Messages />
    </QueryClientProvider>
  );
}

function Live({ openLive }: { readonly openLive: OpenLive }) {
  useLive(openLive);
  return null;
}

/** Each message asks anew for the code that shows it, should it not have come. */
function Messages() {
  const last = useToasts(({ messages }) => messages.at(-1)?.id);
  return (
    <Fault instead={<PlainMessages />} at={String(last)}>
      <Suspense fallback={navigator.onLine ? null : <PlainMessages />}>
        {last !== undefined && <Late part={toasts} props={{ label: texts.common.notifications, dismiss: texts.common.dismiss }} />}
      </Suspense>
    </Fault>
  );
}

/** What there is to say, while the code that says it better is not there. */
function PlainMessages() {
  const { messages } = useToasts();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id } of messages) dropToast(id);
    }, longEnoughMs);
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
