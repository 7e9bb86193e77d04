import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { OpenLive } from '../lib/live.ts';
import { texts } from '../lib/texts.ts';
import { useToasts } from '../ui/toast.ts';
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

function Messages() {
  const any = useToasts(({ messages }) => messages.length > 0);
  return <Suspense fallback={null}>{any && <Late part={toasts} props={{ label: texts.common.notifications, dismiss: texts.common.dismiss }} />}</Suspense>;
}
