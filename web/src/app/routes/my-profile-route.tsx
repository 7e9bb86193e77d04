import { AlbumSection } from '../../features/albums/album-section.tsx';
import { DownloadButton } from '../../features/downloads/download-button.tsx';
import { MyProfilePage } from '../../features/profile/my-profile-page.tsx';
import { useMe } from '../../session/session.ts';
import { OwnPost } from './own-post.tsx';
import { Selecting } from './selecting.tsx';

/** The member's own profile, with albums and menus of posts. */
export function MyProfileRoute() {
  const me = useMe();
  return (
    <Selecting>
      <MyProfilePage
        menu={(post, name) => <OwnPost post={post} name={name} />}
        albums={(below) => <AlbumSection owner={me.id}>{below}</AlbumSection>}
        download={<DownloadButton />}
      />
    </Selecting>
  );
}
