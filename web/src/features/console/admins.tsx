import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list/list.tsx';
import { AddressForm } from './address-form.tsx';
import { AdminList } from './admin-list.tsx';
import { adminsQuery, giveRightsMutation, resendInviteMutation } from './console-queries.ts';
import { GiveSpace } from './give-space.tsx';
import { consoleTexts as t } from './texts.ts';

/** Tab that sends an invite again, grants rights and space, and lists the admins. */
export function Admins() {
  const client = useQueryClient();
  const { id: me } = useMe();
  const { data, error, refetch, isFetching } = useQuery(adminsQuery);
  return (
    <>
      <AddressForm title={t.resendTitle} note={t.resendNote} act={t.resend} done={t.resent} mutation={resendInviteMutation(me)} />
      <AddressForm
        title={t.giveTitle}
        note={t.giveNote}
        act={t.give}
        done={t.given}
        mutation={giveRightsMutation(client, me)}
        passwordNeeded={data?.passwordNeeded}
      />
      <GiveSpace />
      {data && <AdminList {...data} />}
      {!data && error && <ErrorNotice text={errorText(error, t.adminsFailed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <ListSkeleton label={texts.common.loading} />}
    </>
  );
}
