import { useQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostGridSkeleton } from '../../ui/post-grid.tsx';
import { SelectButton } from '../../ui/select-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { timelineTexts as t } from './texts.ts';
import s from './timeline.module.css';
import { Timeline } from './timeline.tsx';
import { daysQuery } from './timeline-queries.ts';

/** All that is the member's own, by the day it was taken. */
export function TimelinePage() {
  useTitle(t.title);
  const { data: days, error, refetch, isFetching } = useQuery(daysQuery(useMe().id));
  return (
    <>
      <div className={s.title}>
        <h1>{t.title}</h1>
        {days && days.length > 0 && <SelectButton />}
      </div>
      {!days && !error && (
        <Skeleton label={texts.common.loading}>
          <PostGridSkeleton />
        </Skeleton>
      )}
      {!days && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {days?.length === 0 && (
        <Notice title={t.empty}>
          <ButtonLink to="/upload" icon={<ImageUp size={18} aria-hidden="true" />}>
            {memberTexts.addPhotos}
          </ButtonLink>
        </Notice>
      )}
      {days && days.length > 0 && <Timeline days={days} />}
    </>
  );
}
