import { useMutation } from '@tanstack/react-query';
import { mutate } from '../../../lib/api.ts';
import { commonErrorText, refusalText } from '../../../lib/error-text.ts';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import { uploadTexts } from '../texts.ts';
import s from '../upload.module.css';

const t = uploadTexts.notVerified;

/** Replaces the drop zone until the mail address is confirmed; resends the mail. */
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
        {resend.error && <Banner tone="danger">{refusalText(resend.error, commonErrorText(resend.error))}</Banner>}
      </div>
    </>
  );
}
