import { freePlan } from '@kloak/proto/rules/plans.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usageQuery } from '../../files/usage-query.ts';
import { shortDate } from '../../lib/dates.ts';
import { toast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { cancelMutation } from './plans-queries.ts';
import { refusalMessage } from './refusal-message.ts';
import { plansTexts } from './texts.ts';

const t = plansTexts.cancel;

/** Dialog that asks before the paid plan is cancelled. */
export function CancelDialog({ me, open, onClose }: { readonly me: string; readonly open: boolean; readonly onClose: () => void }) {
  const { data: usage } = useQuery(usageQuery(me));
  const cancel = useMutation({
    ...cancelMutation(useQueryClient(), me),
    onError: (error) => toast(refusalMessage(error), 'bad'),
    onSettled: onClose,
  });
  const end = () =>
    cancel.mutate(freePlan.id, {
      onSuccess: ({ subscription: { periodEnd } }) => toast(periodEnd === undefined ? plansTexts.subscription.over : t.done(shortDate(periodEnd))),
    });
  const isOver = usage !== undefined && usage.currentUsage > freePlan.storageBytes;
  return (
    <ConfirmDialog open={open} title={t.title} text={t.text} yes={t.yes} no={t.no} busy={cancel.isPending ? t.busy : undefined} onYes={end} onNo={onClose}>
      {isOver && <p>{t.over}</p>}
    </ConfirmDialog>
  );
}
