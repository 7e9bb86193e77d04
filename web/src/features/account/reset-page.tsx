import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError, mutate, query } from '../../lib/api.ts';
import { commonErrorText, errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { authQuery } from '../../session/session.ts';
import { noteTypedAddress } from '../../session/typed-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Banner } from '../../ui/window/banner.tsx';
import { useTransientMessage } from '../../ui/window/use-transient-message.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import type { Arrival } from './arrival.ts';
import { errorsOfPassword, readNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetTexts as t } from './reset-texts.ts';

/** Page of a mail's link. The link is checked first, so that nobody types a password in vain. */
export function ResetPage() {
  useTitle(t.title);
  const { token = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => query('GET /api/users/is-valid-password-reset-token/{token}', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AccountCard title={t.title}>
      {data?.isValidToken && <ResetForm token={token} onRefused={() => void refetch()} />}
      {data?.isValidToken === false && (
        <div className={s.centre}>
          <Banner tone="danger">{t.invalid}</Banner>
          <ButtonLink to="/forgot-password">{t.another}</ButtonLink>
        </div>
      )}
      {!data && error && <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && (
        <div className={s.centre}>
          <Spinner label={t.checking} />
        </div>
      )}
    </AccountCard>
  );
}

function ResetForm({ token, onRefused }: { readonly token: string; readonly onRefused: () => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [failure, showFailure] = useTransientMessage();
  const reset = useMutation({
    mutationFn: (password: string) => withMinDuration(mutate('POST /api/users/reset-password', { token, password })),
    onSuccess: async ({ email }) => {
      noteTypedAddress(email);
      // All sessions of the account have ended, perhaps including this browser's.
      await client.fetchQuery({ ...authQuery, staleTime: 0 }).catch(() => undefined);
      const arrival: Arrival = { notice: t.done };
      void navigate('/login', { replace: true, state: arrival });
    },
    onError: (error) => {
      const { password } = errorsOfPassword(error);
      if (password !== undefined) {
        addErrors({ password });
        return;
      }
      showFailure(errorText(error, t.failed));
      // The link may have been used or expired since.
      if (error instanceof ApiError && error.status === 400) onRefused();
    },
  });
  const { form, field, addErrors } = useForm({
    state: useState({ password: '', confirmPassword: '' }),
    read: readNewPassword,
    busy: reset.isPending,
    onSubmit: ({ password }) => reset.mutate(password),
  });
  return (
    <form {...form} className={s.form}>
      <NewPasswordFields field={field} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" wide busy={reset.isPending && t.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
