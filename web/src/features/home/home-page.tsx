import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ApiError } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { namesOf } from '../../posts/caption.ts';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { FamilyBlock } from './family-block.tsx';
import s from './home.module.css';
import { feedQuery } from './home-queries.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { newPostsOf, useLastVisit } from './last-visit.ts';
import { homeTexts as t } from './texts.ts';
import { useStableFeed } from './use-stable-feed.ts';

/** Home page. `below` is rendered under the blocks of the family; `steps`, which may be loaded late, if there are none yet. */
export function HomePage({ below, steps }: { readonly below: ReactNode; readonly steps: ReactNode }) {
  useTitle(texts.shell.home);
  const me = useMe().id;
  const { data: latest, error, refetch, isFetching } = useQuery(feedQuery(me));
  const { members, fresh, showAll } = useStableFeed(latest);
  const since = useLastVisit(me, members);
  const names = namesOf(members?.flatMap((member) => member.posts) ?? []);
  return (
    <>
      <h1 className={s.title}>{texts.shell.home}</h1>
      <Fresh count={[...fresh.values()].reduce((sum, count) => sum + count, 0)} onShow={showAll} />
      {!members && !error && <HomeSkeleton />}
      {!members && error && <ErrorNotice text={feedErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {members?.length === 0 && (
        <Suspense fallback={<HomeSkeleton />}>
          <Empty steps={steps} />
        </Suspense>
      )}
      {members && members.length > 0 && (
        <>
          <div className={s.blocks}>
            {members.map((member, index) => {
              const { count, more } = newPostsOf(member, since);
              const ofMember = { count: count + (fresh.get(member._id) ?? 0), more };
              return <FamilyBlock key={member._id} member={member} fresh={ofMember} names={names} first={index === 0} />;
            })}
          </div>
          {below}
        </>
      )}
    </>
  );
}

/** Button to posts that arrived since the page was scrolled; announced to screen readers, too. */
function Fresh({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div role="status" className={s.fresh}>
      {count > 0 && (
        <button type="button" className={s.pill} onClick={onShow}>
          <ArrowUp size={18} aria-hidden="true" />
          {t.fresh(count)}
        </button>
      )}
    </div>
  );
}

function Empty({ steps }: { readonly steps: ReactNode }) {
  return (
    <Notice title={t.emptyTitle}>
      <p>{t.emptyText}</p>
      {steps}
      <div className={s.ways}>
        <ButtonLink to="/upload">{t.start}</ButtonLink>
        <ButtonLink to="/families" tone="quiet">
          {memberTexts.addFamily}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function feedErrorText(error: Error): string {
  return error instanceof ApiError && error.status === 403 ? memberTexts.imagesDenied : commonErrorText(error);
}
