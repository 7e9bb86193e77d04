import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';

/** The menus of a member; their places are kept free from the first paint on, so nothing moves when they come. */
export function MemberChrome() {
  return (
    <>
      <SideMenu />
      <BottomBar />
    </>
  );
}
