import { AlbumSection } from '../../features/albums/album-section.tsx';
import { DownloadButton } from '../../features/downloads/download-button.tsx';
import { ConnectTo } from '../../features/families/connect-to.tsx';
import { MemberMenu } from '../../features/families/member-menu.tsx';
import { ProfilePage } from '../../features/profile/profile-page.tsx';

/** Another member's profile, with a button to connect, a menu, and their albums. */
export function ProfileRoute() {
  return (
    <ProfilePage
      connect={(profile) => <ConnectTo profile={profile} />}
      download={({ _id }) => <DownloadButton source={{ owner: _id }} />}
      menu={(profile) => <MemberMenu profile={profile} />}
      albums={({ _id }, below) => <AlbumSection owner={_id}>{below}</AlbumSection>}
    />
  );
}
