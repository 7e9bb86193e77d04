import { summarizeNames } from '../../../files/file-messages.ts';
import { Button } from '../../../ui/button.tsx';
import type { Upload } from '../domain.ts';
import { dispatch, type Sender } from '../store.ts';
import { uploadTexts } from '../texts.ts';
import { scheduleLeftOver } from './choose-files.ts';
import s from './left-over.module.css';

const t = uploadTexts.next;

/** Names the chosen files beyond the limits of one upload, and offers to upload them next or to leave them out. */
export function LeftOver({ leftOver: { files, follows }, sender }: Pick<Upload, 'leftOver'> & { readonly sender: Sender }) {
  if (files.length === 0) return null;
  return (
    <section className={s.left} aria-labelledby="left-over">
      <h2 id="left-over">{t.title(files.length)}</h2>
      <p className={s.names}>{summarizeNames(files.map(({ file }) => file.name))}</p>
      <p role="status">{follows && t.follows}</p>
      <div className={s.acts}>
        {!follows && <Button onClick={() => scheduleLeftOver(sender)}>{t.send}</Button>}
        <Button tone="quiet" onClick={() => dispatch({ type: 'LeftOverDiscarded' })}>
          {t.leave}
        </Button>
      </div>
    </section>
  );
}
