import { someOf } from '../../../lib/files/said-of-files.ts';
import { Button } from '../../../ui/button.tsx';
import type { Sender } from '../send/send-files.ts';
import { uploadTexts } from '../texts.ts';
import { setUpload, useUpload } from '../upload-store.ts';
import { sendNext } from './choose-files.ts';
import s from './left-over.module.css';

const t = uploadTexts.next;

/** What of a choice was too much for one upload, by name: it is sent after this one, or left. */
export function LeftOver({ sender }: { readonly sender: Sender }) {
  const { files, next, sendsNext } = useUpload();
  if (next.length === 0) return null;
  const send = () => (files.length === 0 ? void sendNext(sender) : setUpload({ sendsNext: true }));
  return (
    <section className={s.left} aria-labelledby="left-over">
      <h2 id="left-over">{t.title(next.length)}</h2>
      <p className={s.names}>{someOf(next.map(({ file }) => file.name))}</p>
      <p role="status">{sendsNext && t.follows}</p>
      <div className={s.acts}>
        {!sendsNext && <Button onClick={send}>{t.send}</Button>}
        <Button tone="quiet" onClick={() => setUpload({ next: [], sendsNext: false })}>
          {t.leave}
        </Button>
      </div>
    </section>
  );
}
