import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { withReturn } from '../../lib/return-path.ts';
import { authQuery } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/use-title.ts';
import s from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { verifyMutation } from './confirm-queries.ts';
import { confirmTexts as t } from './confirm-texts.ts';

/** Reached from the mail. The link works once, so the token is sent once, however often React draws the page. */
export function ConfirmPage() {
  useTitle(t.title);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isSuccess, error } = useMutation({
    ...verifyMutation,
    onSuccess: () => client.invalidateQueries({ queryKey: authQuery.queryKey }),
  });
  const already = error instanceof ApiError && error.status === 409;
  // Another link is asked for where one uploads, by who is signed in.
  const expired = error instanceof ApiError && error.code === 'token-expired';
  // The link may be good: nobody has looked at it.
  const unheard = error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
  useEffect(() => {
    const timer = setTimeout(() => mutate(token));
    return () => clearTimeout(timer);
  }, [mutate, token]);
  useEffect(() => {
    if (!already) return;
    toast(t.already);
    void navigate('/login', { replace: true });
  }, [already, navigate]);

  return (
    <AccountCard title={t.title}>
      <div className={s.centre}>
        {isSuccess && <p role="status">{t.done}</p>}
        {error && !already && (
          <Banner tone="danger">
            {t.failed}
            {error.message}
          </Banner>
        )}
        {!isSuccess && (!error || already) && <Spinner label={t.working} />}
        {expired && <ButtonLink to={withReturn('/login', '/upload')}>{t.resend}</ButtonLink>}
        {unheard && <Button onClick={() => mutate(token)}>{texts.common.retry}</Button>}
        {(isSuccess || (error && !expired && !unheard)) && <ButtonLink to="/login">{t.continue}</ButtonLink>}
      </div>
    </AccountCard>
  );
}
