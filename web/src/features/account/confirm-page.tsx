import { addressTaken } from '@kloak/proto/rules/people/addresses.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { toast } from '../../lib/toasts.ts';
import { withReturn } from '../../session/return-path.ts';
import { authQuery } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Banner } from '../../ui/window/banner.tsx';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { verifyMutation } from './confirm-queries.ts';
import { confirmTexts as t } from './confirm-texts.ts';
import { isFieldError, PasswordProofForm } from './password-proof-form.tsx';

/** Page of a mail's link. Opening it confirms nothing, since programs that scan mails open their links, too. */
export function ConfirmPage() {
  useTitle(t.title);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [needsPassword, setNeedsPassword] = useState(false);
  const verify = useMutation({
    ...verifyMutation,
    onSuccess: async ({ needs, userId }) => {
      setNeedsPassword(needs !== undefined);
      await client.invalidateQueries({ queryKey: authQuery.queryKey });
      if (userId === undefined) return;
      toast(t.done);
      void navigate('/home', { replace: true });
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.code !== 'already-confirmed') return;
      toast(t.already);
      void navigate('/login', { replace: true });
    },
  });
  const { mutate, isPending, error, data } = verify;
  const isDone = data !== undefined && data.needs === undefined;
  const code = error instanceof ApiError ? error.code : undefined;
  // A signed-in member requests another link on the upload page.
  const isExpired = code === 'token-expired';
  const isOver = code === 'token-unknown' || code === addressTaken.code;
  const isOpen = !isDone && !isExpired && !isOver;

  return (
    <AccountCard title={t.title}>
      {error && !isFieldError(error) && (
        <Banner tone="danger">
          {t.failed}
          {error.message}
        </Banner>
      )}
      {isOpen && needsPassword && <PasswordProofForm busy={isPending} onSubmit={(shown, onError) => mutate({ token, ...shown }, { onError })} />}
      {isOpen && !needsPassword && (
        <div className={s.centre}>
          <p>{t.ask}</p>
          <Button wide busy={isPending && t.busy} onClick={() => mutate({ token })}>
            {t.submit}
          </Button>
        </div>
      )}
      {!isOpen && (
        <div className={s.centre}>
          {isDone && <p role="status">{t.done}</p>}
          {isExpired ? <ButtonLink to={withReturn('/login', '/upload')}>{t.resend}</ButtonLink> : <ButtonLink to="/login">{t.continue}</ButtonLink>}
        </div>
      )}
    </AccountCard>
  );
}
