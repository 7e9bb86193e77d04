import { AlbumSection } from '../features/albums/album-section.tsx';
import { ConnectTo } from '../features/families/connect-to.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';

/** Another member's profile, with the way to connect and their albums. */
export function ProfileRoute() {
  return <ProfilePage connect={(profile) => <ConnectTo profile={profile} />} albums={({ _id }, below) => <AlbumSection owner={_id}>{below}</AlbumSection>} />;
}
