import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { errorText, ruleText } from '../../lib/error-text.ts';
import { entriesOf } from '../../lib/growing-list.ts';
import { longDate } from '../../lib/long-dates.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { pathOf } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { List, ListRow, ListSkeleton } from '../../ui/list/list.tsx';
import { ListEnd } from '../../ui/list/list-end.tsx';
import s from './reports.module.css';
import { answerLookMutation, looksQuery } from './reports-queries.ts';
import { reportsTexts as t } from './texts.ts';

const picture = <Eye size={24} aria-hidden="true" />;

/** Admins' requests to look at posts, with buttons to answer, and each look. */
export function Looks() {
  const { data, error, refetch, ...pages } = useInfiniteQuery(looksQuery(useMe().id));
  const entries = entriesOf(data);
  const answer = useMutation({
    ...answerLookMutation(useQueryClient()),
    onError: (failure) => toast(ruleText(failure, texts.common.failed), 'bad'),
  });
  if (!data && error)
    return <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={pages.isFetching} />;
  if (!data) return <ListSkeleton label={texts.common.loading} />;
  const asked = (data.pages[0]?.about ?? []).map((one) => ({ _id: one.reportId, ...one }));
  return (
    <div className={s.whole}>
      {asked.length > 0 && (
        <List entries={asked}>
          {({ reportId, postId, createdAt, look, lookUntil = '' }) => (
            <ListRow picture={picture} title={look === 'ASKED' ? t.asked : t.allowed(longDate(lookUntil))} note={longDate(createdAt)}>
              <Show postId={postId} />
              {look === 'ASKED' && (
                <Button spent={answer.isPending} onClick={() => answer.mutate({ reportId, allow: true })}>
                  {t.allow}
                </Button>
              )}
              <Button tone="quiet" spent={answer.isPending} onClick={() => answer.mutate({ reportId, allow: false })}>
                {look === 'ASKED' ? t.decline : t.stop}
              </Button>
            </ListRow>
          )}
        </List>
      )}
      {entries.length === 0 ? (
        <p>{t.looksNone}</p>
      ) : (
        <List entries={entries}>
          {({ postId, by, createdAt }) => (
            <ListRow picture={picture} title={<span dir="auto">{t.looked(by.username || t.somebody)}</span>} note={longDate(createdAt)}>
              <Show postId={postId} />
            </ListRow>
          )}
        </List>
      )}
      <ListEnd pages={{ ...pages, error }} loaded={entries.length} failed={t.loadFailed} />
    </div>
  );
}

const Show = ({ postId }: { readonly postId: string }) => (
  <ButtonLink to={pathOf({ kind: 'image', id: postId })} tone="quiet">
    {t.show}
  </ButtonLink>
);
