import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useUploadStatus } from '../../files/upload-status.ts';
import { useDroppedFiles } from '../../files/use-dropped-files.ts';
import { hasOutboxDatabase } from '../../lib/outbox-database.ts';
import { remembered } from '../../lib/storage.ts';
import { hasUploadDatabase } from '../../lib/upload-database.ts';
import type { OpenLive } from '../../live/live.ts';
import { useUnsentActs } from '../../outbox/waiting.ts';
import { useReported } from '../../people/report.ts';
import { useMe } from '../../session/session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LazyPart, lazyPart, preload } from '../../ui/lazy-part.tsx';
import { screens } from '../screens.ts';
import { useLive } from '../use-live.ts';
import { accountMenu } from './account-menu-part.ts';
import { AvatarButton } from './avatar-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Chat } from './chat.tsx';
import { Help } from './help.tsx';
import s from './member-chrome.module.css';
import { ScreenLink } from './screen-link.tsx';
import { SideMenu } from './side-menu.tsx';

const reportDialog = lazyPart(async () => (await import('../../features/reports/report-dialog.tsx')).ReportDialog);
const install = lazyPart(async () => (await import('./install.tsx')).Install);
const unsentPart = lazyPart(async () => (await import('../unsent-part.tsx')).UnsentPart);
const uploadIndicator = lazyPart(async () => (await import('./upload-indicator.tsx')).UploadIndicator);

const refreshPushesAfterMs = 3000;

/**
 * Everything around a member's screens: menus, help, upload progress, the chat, the live connection, and a handler for files dropped outside a drop
 * area. The menus' places are reserved from the first paint on, so nothing moves when they are rendered.
 */
export function MemberChrome({ openLive }: { readonly openLive?: OpenLive | undefined }) {
  useLive(openLive);
  useDroppedFiles();
  useResumedUploads();
  const isSettled = useWorker();
  useRefreshedPushes();
  return (
    <>
      <Chat />
      <SideMenu />
      <BottomBar />
      <Help />
      <Upload />
      <Unsent />
      {isSettled && (
        <ErrorBoundary instead={null} at="install">
          <Suspense fallback={null}>
            <LazyPart part={install} props={{}} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Reporting />
    </>
  );
}

/** Time in milliseconds after which the worker is installed, so that the first pictures come before its files. */
const workerAfterMs = 4000;

/** Registers the worker when the page is idle, and loads what a page without a network needs. Returns true from then on. */
function useWorker(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const register = async () => {
      const { registerWorker } = await import('../../lib/worker-registration.ts');
      await registerWorker();
      // Once offline, the code that keeps an act could no longer be loaded.
      await preload(unsentPart);
    };
    // Refused, as in a private window, or without a network: the page works without it.
    const timer = setTimeout(() => {
      setSettled(true);
      register().catch(() => undefined);
    }, workerAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Goes on with uploads of pages that are gone, if the browser keeps any. */
function useResumedUploads(): void {
  const { id: me, username } = useMe();
  const client = useQueryClient();
  useEffect(() => {
    const resume = async () => {
      if (me === '' || !(await hasUploadDatabase())) return;
      const { resumeUploads } = await import('../../features/upload/keep/resume.ts');
      await resumeUploads({ me, client }, username);
    };
    // Without its code, as offline, they go on at the next start.
    resume().catch(() => undefined);
  }, [me, username, client]);
}

/** Loaded when something waits for the network, also of pages that are gone. */
function Unsent() {
  const waits = useUnsentActs().length > 0;
  const [isKept, setIsKept] = useState(false);
  useEffect(() => void hasOutboxDatabase().then(setIsKept), []);
  return <Suspense fallback={null}>{(waits || isKept) && <LazyPart part={unsentPart} props={{}} />}</Suspense>;
}

/** Keeps the subscription of this device, if the member wants pushes here. After the first screen, which it must not delay. */
function useRefreshedPushes(): void {
  const { id: me } = useMe();
  useEffect(() => {
    if (me === '' || remembered(`kloak-push-${me}`) !== 'on') return;
    const refresh = async () => (await import('../../features/notifications/push/push-queries.ts')).refreshDevice(me);
    // A failed refresh is repeated at the next start.
    const timer = setTimeout(() => refresh().catch(() => undefined), refreshPushesAfterMs);
    return () => clearTimeout(timer);
  }, [me]);
}

/** Loaded when an upload begins. */
function Upload() {
  const status = useUploadStatus();
  return <Suspense fallback={null}>{status && <LazyPart part={uploadIndicator} props={{ status }} />}</Suspense>;
}

/** Report dialog for the admins, loaded on demand. */
function Reporting() {
  const about = useReported();
  return <Suspense fallback={null}>{about && <LazyPart part={reportDialog} props={{ about }} />}</Suspense>;
}

/** Account button of the top bar. */
export function Account() {
  return (
    <div className={s.account}>
      {screens.map((screen) => screen.menu?.inTopBar && <ScreenLink key={screen.path} screen={screen} look="top" />)}
      <OwnMenu />
    </div>
  );
}

/** The menu is loaded when the pointer or focus reaches its button. [Note: lazy parts] */
function OwnMenu() {
  const [wanted, setWanted] = useState<'by a pointer' | 'by keys'>();
  const reach = () => void preload(accountMenu);
  if (!wanted) return <AvatarButton onPointerEnter={reach} onFocus={reach} onClick={({ detail }) => setWanted(detail === 0 ? 'by keys' : 'by a pointer')} />;
  return (
    <Suspense fallback={<AvatarButton aria-busy />}>
      <LazyPart part={accountMenu} props={{ byKeys: wanted === 'by keys' }} />
    </Suspense>
  );
}
