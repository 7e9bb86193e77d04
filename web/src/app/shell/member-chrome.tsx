import { Suspense, useState } from 'react';
import { type OpenLive, openSocket } from '../../lib/live.ts';
import { useUploadStatus } from '../../lib/upload-status.ts';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { LazyPart, lazyPart, preload } from '../lazy-part.tsx';
import { useLive } from '../use-live.ts';
import { accountMenu } from './account-menu-part.ts';
import { AvatarButton } from './avatar-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';

const uploadIndicator = lazyPart(async () => (await import('./upload-indicator.tsx')).UploadIndicator);

/** What stands around a member's screens: the menus, whose places are kept free from the first paint on, so nothing moves when they come, how far an upload is, the connection over which changes are told, and the net under files that are dropped where nothing takes them. */
export function MemberChrome({ openLive = openSocket }: { readonly openLive?: OpenLive | undefined }) {
  useLive(openLive);
  useDroppedFiles();
  return (
    <>
      <SideMenu />
      <BottomBar />
      <Upload />
    </>
  );
}

/** Its code comes when an upload begins. */
function Upload() {
  const status = useUploadStatus();
  return <Suspense fallback={null}>{status && <LazyPart part={uploadIndicator} props={{ status }} />}</Suspense>;
}

/** The member's place in the top bar. The menu's code comes when somebody reaches for it. [Note: lazy parts] */
export function Account() {
  const [wanted, setWanted] = useState(false);
  const reach = () => void preload(accountMenu);
  if (!wanted) return <AvatarButton onPointerEnter={reach} onFocus={reach} onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<AvatarButton aria-busy />}>
      <LazyPart part={accountMenu} props={{}} />
    </Suspense>
  );
}
