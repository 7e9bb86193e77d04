import { maxMessageItems, tooManyItems } from '@kloak/proto/rules/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FromDevice } from '../../../files/from-device.tsx';
import { judgeFiles } from '../../../files/judge-files.ts';
import { usageQuery } from '../../../files/usage-query.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { addPostsToSend, usePostsToSend } from '../../../people/to-send.ts';
import { ChooseItems } from '../../../posts/choose-items.tsx';
import { useOwnItems } from '../../../posts/data/use-own-items.ts';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/window/dialog.tsx';
import s from '../chat-panel.module.css';
import { chatTexts as t } from '../texts.ts';
import { chooseFilesToSend, useFilesToSend } from './files-to-send.ts';

/** Dialog that adds photos and videos to the next message: from this device, or from the member's own vault. */
export function AttachDialog({ onClose }: { readonly onClose: () => void }) {
  const items = useOwnItems();
  const files = useFilesToSend();
  const client = useQueryClient();
  const { id: me } = useMe();
  const room = maxMessageItems - usePostsToSend().length - files.length;
  const [chosen, choose] = useState<readonly string[]>([]);
  const isTooMany = chosen.length > room;
  const attach = () => {
    if (isTooMany) return;
    addPostsToSend(chosen.flatMap((id) => items.data?.posts.find(({ _id }) => _id === id) ?? []));
    onClose();
  };
  const take = async (some: readonly File[]) => {
    onClose();
    const kept = await judgeFiles(some, files, client.getQueryData(usageQuery(me).queryKey)?.maxFileBytes);
    chooseFilesToSend((now) => [...now, ...kept]);
  };
  return (
    <Dialog open holds onClose={onClose} title={t.attach} close={memberTexts.close}>
      <div className={s.section}>
        <FromDevice onFiles={(some) => void take(some)} />
        <ChooseItems items={items} chosen={chosen} onChange={choose} none={t.nothingToAttach} />
        <p className={isTooMany ? s.fault : s.quiet} aria-live="polite">
          {isTooMany ? tooManyItems.message : t.chosen(chosen.length)}
        </p>
        <p className={s.quiet}>{t.seenHere}</p>
        <div className={s.acts}>
          <Button tone="quiet" onClick={onClose}>
            {memberTexts.cancel}
          </Button>
          <Button onClick={attach} aria-disabled={isTooMany}>
            {t.attachThem}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
