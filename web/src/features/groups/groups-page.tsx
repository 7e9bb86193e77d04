import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { gridSizes } from '../../posts/grid-sizes.ts';
import { PostGrid, PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { GroupCard } from './group-card.tsx';
import { GroupInvites } from './group-invites.tsx';
import { GroupSearch } from './group-search.tsx';
import s from './groups.module.css';
import { groupsQuery } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';
import { TrashedGroups } from './trashed-groups.tsx';

export const askGroups = (client: QueryClient, me: string): Promise<void> => client.prefetchQuery(groupsQuery(me));

/** The member's groups, and a search for others. */
export function GroupsPage() {
  useTitle(texts.shell.groups);
  const { data: groups, error, refetch, isFetching } = useQuery(groupsQuery(useMe().id));
  return (
    <div className={s.page}>
      <header className={s.header}>
        <h1>{texts.shell.groups}</h1>
        <ButtonLink to="/new-group" icon={<Plus size={18} aria-hidden="true" />}>
          {t.create}
        </ButtonLink>
      </header>
      <GroupSearch />
      {groups && (
        <>
          <GroupInvites invites={groups.groupInvites} />
          <section className={s.section}>
            <h2>{t.mine}</h2>
            {groups.myGroups.length === 0 && <p className={s.quiet}>{t.mineEmpty}</p>}
            <PostGrid posts={groups.myGroups}>{(group, index) => <GroupCard group={group} when={index === 0 ? 'first' : 'late'} />}</PostGrid>
          </section>
          {groups.trashedGroups.length > 0 && <TrashedGroups groups={groups.trashedGroups} />}
        </>
      )}
      {!groups && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!groups && !error && (
        <Skeleton label={texts.common.loading}>
          <div className={s.page}>
            <div className={s.section}>
              <SkeletonBlock shape="title" width="third" />
              <SkeletonBlock width="half" />
            </div>
            <div className={s.section}>
              <SkeletonBlock shape="title" width="third" />
              <PostGridSkeleton first={gridSizes} />
            </div>
          </div>
        </Skeleton>
      )}
    </div>
  );
}
