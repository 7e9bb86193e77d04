import { useQuery } from '@tanstack/react-query';
import { Clock, ImageUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { daysQuery } from '../../posts/data/timeline-queries.ts';
import { SelectButton } from '../../posts/select-button.tsx';
import { useMe } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { AddedPosts } from './added-posts.tsx';
import { timelineTexts as t } from './texts.ts';
import s from './timeline.module.css';
import { Timeline } from './timeline.tsx';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

/** All of the member's own posts, by day of capture, or in order of upload if the address says so. */
export function TimelinePage() {
  useTitle(t.title);
  const [params, setParams] = useSearchParams();
  const isAdded = params.get('order') === 'added';
  const { data: days, error, refetch, isFetching } = useQuery(daysQuery(useMe().id));
  return (
    <>
      <div className={s.title}>
        <h1>{t.title}</h1>
        {days?.length !== 0 && (days || !error) && (
          <div className={s.acts}>
            <Button
              tone="quiet"
              icon={<Clock size={18} aria-hidden="true" />}
              aria-pressed={isAdded}
              onClick={() => setParams(isAdded ? {} : { order: 'added' }, { replace: true })}
            >
              {t.added}
            </Button>
            <SelectButton />
          </div>
        )}
      </div>
      {!days && !error && <TimelineSkeleton />}
      {!days && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {days?.length === 0 && (
        <Notice title={t.empty}>
          <ButtonLink to="/upload" icon={<ImageUp size={18} aria-hidden="true" />}>
            {memberTexts.addPhotos}
          </ButtonLink>
        </Notice>
      )}
      {days && days.length > 0 && (isAdded ? <AddedPosts /> : <Timeline days={days} />)}
    </>
  );
}
