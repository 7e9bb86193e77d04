import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shortDate } from '../../../lib/dates.ts';
import { refusalText } from '../../../lib/error-text.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../lib/toasts.ts';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import s from './delete-account.module.css';
import { keepAccountMutation } from './delete-account-queries.ts';
import { deleteAccountTexts as t } from './delete-account-texts.ts';

/** Banner on every page while the account's deletion is planned: its date, and a button that cancels it. */
export function DeletionBanner({ deletesAt }: { readonly deletesAt: string }) {
  const keep = useMutation({
    ...keepAccountMutation(useQueryClient(), useMe().id),
    onError: (error) => toast(refusalText(error, texts.common.failed), 'bad'),
  });
  const stay = () =>
    keep.mutate(undefined, {
      onSuccess: () => {
        toast(t.kept);
        // The button disappears: keyboard users continue in the page.
        document.querySelector('main')?.focus({ preventScroll: true });
      },
    });
  return (
    <div className={s.banner}>
      <Banner tone="warning">
        <div className={s.words}>
          <p>{t.banner(shortDate(deletesAt))}</p>
          <Button tone="quiet" busy={keep.isPending && t.keepBusy} onClick={stay}>
            {t.keep}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
