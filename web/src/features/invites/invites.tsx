import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list/list.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import s from './invites.module.css';
import { invitesQuery } from './invites-queries.ts';
import { invitesTexts as t } from './texts.ts';

/** Form that invites relatives, and the list of invites. */
export function Invites() {
  const { data: invites, error, refetch, isFetching } = useQuery(invitesQuery(useMe().id));
  const isFirst = invites?.length === 0;
  return (
    <>
      <section className={s.invite}>
        <h2>{t.title}</h2>
        {isFirst && (
          <p className={s.start}>
            <strong>{t.start}</strong> {t.startBy}
          </p>
        )}
        <InviteForm act={isFirst ? t.first : t.more} />
      </section>
      {invites && !isFirst && <InviteList invites={invites} />}
      {!invites && error && <ErrorNotice text={errorText(error, t.loadFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!invites && !error && <ListSkeleton label={texts.common.loading} />}
    </>
  );
}
