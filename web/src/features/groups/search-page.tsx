import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ruleText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { PostGrid, PostGridSkeleton } from '../../posts/post-grid.tsx';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { Skeleton } from '../../ui/list/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { GroupCard } from './group-card.tsx';
import { GroupSearch } from './group-search.tsx';
import s from './groups.module.css';
import { groupSearchQuery } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';

/** Groups that match a text. */
export function GroupSearchPage() {
  const { searchQuery = '' } = useParams();
  useTitle(`${t.resultsFor} ${searchQuery}`);
  const pages = useInfiniteQuery(groupSearchQuery(searchQuery, useMe().id));
  const { data: found, error, refetch, isFetching } = pages;
  return (
    <div className={s.page}>
      <h1>
        {t.resultsFor} <q dir="auto">{searchQuery}</q>
      </h1>
      <GroupSearch key={searchQuery} said={searchQuery} />
      <div className={s.section} aria-live="polite">
        {found?.length === 0 && !pages.hasNextPage && <p className={s.quiet}>{t.noResults}</p>}
        {found && <PostGrid posts={found}>{(group) => <GroupCard group={group} />}</PostGrid>}
      </div>
      <MoreButton pages={pages} label={memberTexts.viewMore} />
      {!found && error && <ErrorNotice text={ruleText(error, t.searchFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!found && !error && (
        <Skeleton label={texts.common.loading}>
          <PostGridSkeleton />
        </Skeleton>
      )}
    </div>
  );
}
