import type { QueryClient } from '@tanstack/react-query';
import { AlbumSection } from '../../features/albums/album-section.tsx';
import { DownloadButton } from '../../features/downloads/download-button.tsx';
import { MyProfilePage } from '../../features/profile/my-profile-page.tsx';
import { myLibrary } from '../../features/profile/profile-queries.ts';
import { albumsQuery } from '../../posts/data/albums-of.ts';
import { postsOfQuery } from '../../posts/data/posts-of.ts';
import { authQuery, useMe } from '../../session/session.ts';
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
        download={<DownloadButton source="own" />}
      />
    </Selecting>
  );
}

export async function askMyProfile(client: QueryClient, me: string): Promise<void> {
  const auth = client.getQueryData(authQuery.queryKey);
  const library = auth?.isAuth && window.location.search === '' ? postsOfQuery(myLibrary(auth, {}), me) : undefined;
  await Promise.all([client.prefetchInfiniteQuery(albumsQuery(me, me)), library && client.prefetchInfiniteQuery(library)]);
}
