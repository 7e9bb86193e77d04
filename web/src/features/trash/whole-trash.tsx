import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ListActs } from '../../ui/list/list.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { trashPageTexts as t } from './texts.ts';
import { wholeTrashMutation } from './trash-queries.ts';

/** Actions on the whole trash. */
export function WholeTrash({ count }: { readonly count: number }) {
  const me = useMe();
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [asks, setAsks] = useState(false);
  const onError = (error: Error) => toast(errorText(error, texts.common.failed), 'bad');
  const onMutate = () => setDone(0);
  const restore = useMutation({ ...wholeTrashMutation(client, me.id, 'restore-all', setDone), onMutate, onError });
  const empty = useMutation({ ...wholeTrashMutation(client, me.id, 'empty', setDone), onMutate, onError });
  return (
    <ListActs>
      <Button tone="quiet" busy={restore.isPending && t.restoringSoFar(done)} onClick={() => restore.mutate()}>
        {t.restoreAll}
      </Button>
      <Button tone="danger" spent={restore.isPending} onClick={() => setAsks(true)}>
        {t.emptyNow}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t.emptyTitle}
        text={t.emptyText(count)}
        yes={t.emptyNow}
        no={memberTexts.cancel}
        busy={empty.isPending ? t.emptying(done) : undefined}
        onNo={() => setAsks(false)}
        onYes={() => empty.mutate(undefined, { onSettled: () => setAsks(false) })}
      />
    </ListActs>
  );
}
