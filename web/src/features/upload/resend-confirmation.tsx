import { useMutation } from '@tanstack/react-query';
import { ApiError, mutate } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { useMe } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { uploadTexts } from './texts.ts';
import s from './upload.module.css';

const t = uploadTexts.notVerified;

/** Instead of the drop zone, while the address is not confirmed: why, and the mail once more. It goes by itself when the address is confirmed. */
export function ResendConfirmation() {
  const { id } = useMe();
  const resend = useMutation({ mutationFn: () => mutate('POST /api/users/resend-vertification', { user: id }) });
  return (
    <>
      <Banner tone="warning">
        <p>{t.warning}</p>
      </Banner>
      <div className={s.resend}>
        <Button tone="quiet" busy={resend.isPending && t.resend} onClick={() => resend.mutate()}>
          {t.resend}
        </Button>
        <div aria-live="polite">
          {resend.data && (
            <Banner tone="info">
              <p>
                <strong>{t.sent}</strong>
              </p>
              <p>{t.sentTo(resend.data.email)}</p>
            </Banner>
          )}
        </div>
        {resend.error && <Banner tone="danger">{failureText(resend.error)}</Banner>}
      </div>
    </>
  );
}

/** What the server says of an act that is refused is for people to read; of one that failed, what all screens say. */
function failureText(error: Error): string {
  return error instanceof ApiError && (error.status === 429 || error.status === 409) ? error.message : commonErrorText(error);
}
