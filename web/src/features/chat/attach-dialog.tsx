import { maxMessageItems, tooManyItems } from '@kloak/proto/rules/messages.ts';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { addPostsToSend, usePostsToSend } from '../../lib/to-send.ts';
import { useOwnItems } from '../../lib/use-own-items.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseItems } from '../../ui/choose-items.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import s from './chat-panel.module.css';
import { chatTexts as t } from './texts.ts';

/** Where photos and videos of one's own are chosen to go with the next message, beside those that do already. */
export function AttachDialog({ onClose }: { readonly onClose: () => void }) {
  const items = useOwnItems();
  const room = maxMessageItems - usePostsToSend().length;
  const [chosen, choose] = useState<readonly string[]>([]);
  const isTooMany = chosen.length > room;
  const attach = () => {
    if (isTooMany) return;
    addPostsToSend(chosen.flatMap((id) => items.data?.posts.find(({ _id }) => _id === id) ?? []));
    onClose();
  };
  return (
    <Dialog open holds onClose={onClose} title={t.attach} close={memberTexts.close}>
      <div className={s.section}>
        <ChooseItems items={items} chosen={chosen} onChange={choose} none={t.nothingToAttach} />
        <p className={isTooMany ? s.fault : s.quiet} aria-live="polite">
          {isTooMany ? tooManyItems.message : t.chosen(chosen.length)}
        </p>
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
