import type { Profile } from '@kloak/proto/api/types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { useLibraryFilter } from './category-filter.tsx';
import { Library } from './library.tsx';
import s from './profile.module.css';
import { ProfileHeader } from './profile-header.tsx';
import { libraryOf, libraryQuery } from './profile-queries.ts';
import { profileTexts as t } from './texts.ts';

type ProfileProps = {
  /** Button that connects with a member. */
  readonly connect: (profile: Profile) => ReactNode;
  /** Button that downloads a member's shared originals. */
  readonly download: (profile: Profile) => ReactNode;
  /** Menu of further actions on a member. */
  readonly menu: (profile: Profile) => ReactNode;
  /** Albums of a connected member, with the content below them. */
  readonly albums: (profile: Profile, below: ReactNode) => ReactNode;
};

/** Profile of another member. Without a name in the address, and for the member's own name, their own profile. */
export function ProfilePage(slots: ProfileProps) {
  const { profileName } = useParams();
  if (!profileName) return <Navigate to="/my-profile" replace />;
  return <MemberPage key={profileName} username={profileName} {...slots} />;
}

function MemberPage({ username, connect, download, menu, albums }: ProfileProps & { readonly username: string }) {
  const me = useMe();
  const looked = useLibraryFilter();
  const list = libraryOf(username, looked);
  const pages = useInfiniteQuery(libraryQuery(list, me.id));
  const { data, error, refetch, isFetching } = pages;
  const profile = data?.profile;
  useTitle(profile?.username ?? username);
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404 || status === 400) return <Unavailable title={username} text={t.loadFailed} />;
  if (!profile && error)
    return <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!profile) return <Spinner label={t.updating} />;
  if (profile._id === me.id) return <Navigate to="/my-profile" replace />;
  const hasSome = data.posts.length > 0 || looked.category !== undefined;
  const library = hasSome ? (
    <Library title={t.library} posts={data.posts} list={list} pages={pages} categories={data.categories} />
  ) : (
    <Notice title={profile.email === undefined ? t.stranger(profile.username) : t.empty} />
  );
  return (
    <>
      {/* A profile without an address is not connected with the member. */}
      <ProfileHeader username={profile.username} image={profile.image}>
        <div className={s.acts}>
          {profile.email === undefined && connect(profile)}
          {profile.downloadable && hasSome && download(profile)}
          {menu(profile)}
        </div>
      </ProfileHeader>
      {profile.email === undefined ? library : albums(profile, library)}
    </>
  );
}
