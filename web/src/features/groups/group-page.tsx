import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { ruleText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/list/skeleton.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Asking } from './asking.tsx';
import { bannerSizes } from './banner-sources.ts';
import { GroupFeed } from './feed/group-feed.tsx';
import type { RenderComments } from './feed/group-post-card.tsx';
import { GroupActs } from './group-acts.tsx';
import { GroupBanner } from './group-banner.tsx';
import { groupFacts, groupName } from './group-name.ts';
import s from './group-page.module.css';
import { groupQuery, type SeenGroup } from './groups-queries.ts';
import { newestIn } from './newest-in.ts';
import { groupsTexts as t } from './texts.ts';

/** Parts that other features add for a member. */
type Brought = { readonly notices: (groupId: string) => ReactNode; readonly said: RenderComments };

/** Page of a group, with the actions of the member's role. */
export function GroupPage({ notices, said }: Brought) {
  const { groupId = '' } = useParams();
  const { data, refetch, ...pages } = useInfiniteQuery(groupQuery(groupId, useMe().id));
  const { error, isFetching } = pages;
  const status = error instanceof ApiError ? error.status : undefined;
  // Applies to a shown page as well: members who lose access must not see it any longer. A hidden group and a missing one look the same.
  if (status === 404) return <Unavailable title={t.title} text={t.denied} />;
  if (status === 400) return <Unavailable title={t.title} text={t.failed} />;
  const seen = data?.pages[0]?.about;
  const newest = newestIn(entriesOf(data));
  const feed = seen?.isMember && <GroupFeed group={seen.group} isAdmin={seen.isAdmin} posts={entriesOf(data)} seenTo={seen.seen} pages={pages} said={said} />;
  if (seen) return <Seen key={groupId} seen={seen} notices={notices} newest={newest} feed={feed} />;
  if (error) return <ErrorNotice text={ruleText(error, t.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  return <GroupSkeleton />;
}

type SeenProps = Pick<Brought, 'notices'> & { readonly seen: SeenGroup; readonly newest: ReturnType<typeof newestIn>; readonly feed: ReactNode };

function Seen({ seen, notices, newest, feed }: SeenProps) {
  const { description } = seen.group;
  const name = groupName(seen.group);
  useTitle(name);
  return (
    <div className={s.page}>
      <div className={seen.group.banner || newest ? s.banner : `${s.banner} ${s.low}`}>
        <GroupBanner group={seen.group} size="filePath" when="first" newest={newest} />
      </div>
      <header className={s.header}>
        <div className={s.what}>
          <h1 dir="auto">{name}</h1>
          <p className={s.facts}>{groupFacts(seen.group)}</p>
        </div>
        <GroupActs seen={seen} notices={seen.isMember && notices(seen.group._id)} />
      </header>
      {description && (
        <p className={s.description} dir="auto">
          {description}
        </p>
      )}
      {seen.isAdmin && <Asking group={seen.group} />}
      {feed}
    </div>
  );
}

/** Placeholder of the page. `before-screen.ts` renders banner, name and facts into it. */
function GroupSkeleton() {
  return (
    <div className={s.page}>
      <div className={s.banner} data-first-picture={bannerSizes} />
      <header className={s.header}>
        <div className={s.what}>
          <h1 dir="auto" data-first-name="">
            <span className="visually-hidden">{t.title}</span>
            <SkeletonBlock shape="title" width="third" />
          </h1>
          <p className={s.facts} data-first-facts="">
            <SkeletonBlock width="half" />
          </p>
        </div>
      </header>
      <Skeleton label={texts.common.loading}>{null}</Skeleton>
    </div>
  );
}
