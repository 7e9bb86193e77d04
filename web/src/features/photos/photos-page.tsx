import type { Profile } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { Clock, ImageUp } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { addedBy, type ChosenPeople, chosenPeopleOf, photosOf } from '../../posts/data/chosen-people.ts';
import { daysQuery } from '../../posts/data/timeline-queries.ts';
import { SelectButton } from '../../posts/select-button.tsx';
import { useMe } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Notice } from '../../ui/window/notice.tsx';
import { AddedPosts } from './added-posts.tsx';
import { Faces } from './faces.tsx';
import { photosTexts as t } from './texts.ts';
import s from './timeline.module.css';
import { Timeline } from './timeline.tsx';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

/**
 * All posts that the member may see, by day of capture; the address names people whose posts are shown alone. The member's own are also shown in order
 * of upload. `family`: the member's connections.
 */
export function PhotosPage({ family }: { readonly family: readonly Profile[] }) {
  useTitle(t.title);
  const me = useMe();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const people = chosenPeopleOf(params);
  const chosen = people.join();
  const isOwn = chosen === me.id;
  const isAdded = isOwn && params.get('order') === 'added';
  const { data, error, refetch, isFetching } = useQuery(daysQuery(people, me.id));
  // Days of a person who is not connected any more are not shown, although they are still known.
  const isRefused = error instanceof ApiError && error.status === 403;
  const days = isRefused ? undefined : data;
  const show = (address: string) => void navigate(address, { replace: true });
  const choose = (next: ChosenPeople) => show(photosOf(next));
  return (
    <>
      <div className={s.title}>
        <h1>{t.title}</h1>
        {days?.length !== 0 && (days || !error) && (
          <div className={s.acts}>
            {isOwn && (
              <Button
                tone="quiet"
                icon={<Clock size={18} aria-hidden="true" />}
                aria-pressed={isAdded}
                onClick={() => show(isAdded ? photosOf(people) : addedBy(me.id))}
              >
                <span className={s.added}>{t.added}</span>
              </Button>
            )}
            <SelectButton />
          </div>
        )}
      </div>
      <Faces family={family} chosen={people} onChoose={choose} />
      {!days && !error && <TimelineSkeleton />}
      {!days && error && !isRefused && (
        <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {(isRefused || (days?.length === 0 && people.length > 0)) && (
        <Notice title={isRefused ? t.notConnected : t.nothingChosen}>
          <Button tone="quiet" onClick={() => choose([])}>
            {t.showAll}
          </Button>
        </Notice>
      )}
      {days?.length === 0 && people.length === 0 && (
        <Notice title={t.empty}>
          <ButtonLink to="/upload" icon={<ImageUp size={18} aria-hidden="true" />}>
            {memberTexts.addPhotos}
          </ButtonLink>
        </Notice>
      )}
      {days && days.length > 0 && (isAdded ? <AddedPosts /> : <Timeline key={chosen} days={days} people={people} />)}
    </>
  );
}
