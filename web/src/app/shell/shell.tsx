import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useHasShared } from '../../files/shared-batch.ts';
import { remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { useReach } from '../../lib/use-reach.ts';
import type { OpenLive } from '../../live/live.ts';
import { authQuery } from '../../session/session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { footer, memberChrome } from '../screen-parts.ts';
import { TakenOver } from '../taken-over.tsx';
import { usePreload } from '../use-preload.ts';
import { useScroll } from '../use-scroll.ts';
import { deletionBanner } from './deletion-banner-part.ts';
import s from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** A chunk of its own, since it is needed once on a device. */
export const pushOffer = lazyPart(async () => (await import('../../features/notifications/push/push-offer.tsx')).PushOffer);

/** Instead of a screen whose code this device does not have, until the network is back. */
function NotKept() {
  return (
    <main id="content" className={s.main}>
      <div role="status" className={s.offline}>
        <h1 className={s.notKept}>{texts.common.notKept}</h1>
      </div>
    </main>
  );
}

/** Frame around every screen. */
export function Shell({ openLive }: { readonly openLive?: OpenLive | undefined }) {
  const main = useRef<HTMLElement>(null);
  useScroll(main);
  const { pathname } = useLocation();
  const { data: auth } = useQuery(authQuery);
  const member = auth?.isAuth ?? false;
  // While the answer is pending, the remembered session reserves the menus' places, so nothing moves when they are rendered.
  const framed = auth ? member : remembered('kloak-user-id') !== undefined;
  const reach = useReach();
  const hasShared = useHasShared();
  usePreload(member);
  return (
    <div className={`${s.shell} ${framed ? s.member : ''}`}>
      <a href="#content" className={s.skip}>
        {texts.shell.skip}
      </a>
      <TopBar />
      {member && (
        <Suspense fallback={null}>
          <LazyPart part={memberChrome} props={{ openLive }} />
        </Suspense>
      )}
      {/* The footer is rendered after the page above it, which would push it down. */}
      <Suspense fallback={reach === 'there' ? null : <NotKept />}>
        <main id="content" ref={main} tabIndex={-1} className={s.main}>
          {reach !== 'there' && (
            <p role="status" className={s.offline}>
              {texts.shell[reach]}
            </p>
          )}
          {auth?.isAuth && auth.deletesAt !== undefined && <LazyPart part={deletionBanner} props={{ deletesAt: auth.deletesAt }} />}
          {member && hasShared && (
            <Suspense fallback={null}>
              <LazyPart part={pushOffer} props={{}} />
            </Suspense>
          )}
          <ErrorBoundary at={pathname}>
            <Outlet />
          </ErrorBoundary>
          <TakenOver />
        </main>
        {!member && auth && (
          <Suspense fallback={null}>
            <LazyPart part={footer} props={{}} />
          </Suspense>
        )}
      </Suspense>
    </div>
  );
}
