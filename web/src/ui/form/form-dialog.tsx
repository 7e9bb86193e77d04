import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts as t } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import type { useForm } from '../../lib/use-form.ts';
import { Button } from '../button.tsx';
import { Banner } from '../window/banner.tsx';
import { Dialog } from '../window/dialog.tsx';
import s from './form-dialog.module.css';

type FormDialogProps = {
  readonly title: string;
  readonly submit: string;
  /** Label of the submit button during the call. */
  readonly busy: string;
  readonly work: { readonly isPending: boolean; readonly error: Error | null };
  /** True for a failure that a field shows already. */
  readonly tells?: (error: Error) => boolean;
  /** Form props from `useForm`. */
  readonly form: ReturnType<typeof useForm>['form'];
  /** False if what it sends may wait for the network. */
  readonly needsServer?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Dialog with a form, open while it is mounted. A press beside it discards nothing. It stays open during the call, so that a failure is shown. */
export function FormDialog({ title, submit, busy, work: { isPending, error }, tells, form, needsServer = true, onClose, children }: FormDialogProps) {
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog open onClose={close} holds title={title} close={t.close}>
      <form {...form} className={s.form}>
        {error && !tells?.(error) && <Banner tone="danger">{errorText(error, texts.common.failed)}</Banner>}
        {children}
        <div className={s.acts}>
          <Button tone="quiet" onClick={close} aria-disabled={isPending}>
            {t.cancel}
          </Button>
          <Button type="submit" needsServer={needsServer} busy={isPending && busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
