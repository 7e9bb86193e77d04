import type { OpenLive } from '../../lib/live.ts';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { useLive } from '../use-live.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';
import { UploadIndicator } from './upload-indicator.tsx';

/** What stands around a member's screens: the menus, whose places are kept free from the first paint on, so nothing moves when they come, how far an upload is, the connection over which changes are told, and the net under files that are dropped where nothing takes them. */
export function MemberChrome({ openLive }: { readonly openLive: OpenLive }) {
  useLive(openLive);
  useDroppedFiles();
  return (
    <>
      <SideMenu />
      <BottomBar />
      <UploadIndicator />
    </>
  );
}
