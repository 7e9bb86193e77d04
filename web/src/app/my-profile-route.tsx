import { MyProfilePage } from '../features/profile/my-profile-page.tsx';
import { OwnPost } from './own-post.tsx';

/** The own profile, with what can be done with one's posts. */
export function MyProfileRoute() {
  return <MyProfilePage menu={(post) => <OwnPost post={post} />} />;
}
