import { ConnectTo } from '../features/families/connect-to.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';

/** Another member's profile, with the way to connect. */
export function ProfileRoute() {
  return <ProfilePage connect={(profile) => <ConnectTo profile={profile} />} />;
}
