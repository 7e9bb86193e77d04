import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { siblings } from '../../posts/data/siblings.ts';
import { storyPartQuery } from '../../posts/data/story-queries.ts';
import { pathOf, refOf } from '../../posts/item.ts';
import { storyName } from '../../posts/story-words.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { storiesTexts as t } from './texts.ts';

/** Address of a story: leads to its first post, whose page goes through all others. */
export function StoryPage() {
  const { storyId = '' } = useParams();
  const me = useMe();
  const { data, error, refetch, isFetching } = useQuery(storyPartQuery(storyId, 0, me.id));
  useTitle(data ? t.titleOf(storyName(data.story)) : t.title);
  const items = data?.posts.map(refOf) ?? [];
  const [first] = items;
  const isGone = (error instanceof ApiError && [400, 403, 404].includes(error.status)) || (data && !first);
  if (isGone) return <Unavailable title={t.title} text={t.gone} />;
  if (first) return <Navigate to={pathOf(first)} replace state={siblings({ items, of: { of: 'story', name: storyId, nth: 0 } }, first.id)} />;
  if (error) return <ErrorNotice text={errorText(error, t.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      <h1 className="visually-hidden">{t.title}</h1>
      <Spinner label={texts.common.loading} />
    </>
  );
}
