import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useUploadStatus } from '../../../files/upload-status.ts';
import { uploadStatusTexts } from '../../../files/upload-texts.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/window/dialog.tsx';
import { isComplete, isPublishing, type RunningUpload } from '../domain.ts';
import { percentOf } from '../progress.ts';
import { hasFailed, isChecking } from '../queued-file.ts';
import { uploadTexts as t } from '../texts.ts';
import { FileTile } from './file-tile.tsx';
import s from './mass-upload.module.css';
import { UploadBar } from './upload-bar.tsx';

/** Number of tiles that are rendered in one step. */
const batchSize = 12;

/** Returns the first elements of a list, some more at each step, while `wanted`. */
function useGrowingPart<One>(list: readonly One[], wanted: boolean): readonly One[] {
  const [count, setCount] = useState(0);
  const isWhole = count >= list.length;
  useEffect(() => {
    if (wanted && !isWhole) startTransition(() => setCount(count + batchSize));
  }, [wanted, isWhole, count]);
  return list.slice(0, count);
}

type MassUploadProps = {
  readonly upload: RunningUpload;
  /** Name of who will see the files; undefined until it is chosen. */
  readonly who: string | undefined;
  readonly onPublish: () => void;
};

/**
 * Shows all of several files in a dialog, where each can be removed. The form behind it shows the first few. They can be published from here if it is
 * clear who will see them.
 */
export function MassUpload({ upload, who, onPublish }: MassUploadProps) {
  const { files, outage } = upload;
  const status = useUploadStatus();
  const several = files.length > 1;
  // Opens by itself for files that were just chosen or joined a single one, but not for a member who returns to them.
  const [wanted, setOpen] = useState(several && files.every(isChecking));
  const [wereSeveral, setSeveral] = useState(several);
  if (several !== wereSeveral) {
    setSeveral(several);
    if (several) setOpen(true);
  }
  // Renders the form first, then the dialog, then the tiles in steps, so that the page stays responsive.
  const settled = useDeferredValue(wanted, false);
  const open = wanted && settled;
  const tiles = useGrowingPart(useDeferredValue(files, []), open);
  const close = () => setOpen(false);
  const publishes = who !== undefined && !isPublishing(upload);
  const publish = () => {
    close();
    onPublish();
  };
  const failed = files.filter(hasFailed).length;
  const count = files.every(({ file }) => file.type.startsWith('image/')) ? t.photos(files.length) : t.files(files.length);
  return (
    <>
      {several && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {t.showAll(files.length)}
        </Button>
      )}
      <Dialog open={open} onClose={close} title={t.massUpload} close={memberTexts.close} wide>
        <p>{isComplete(upload) ? t.massUploaded(files.length) : t.massUploadText(files.length)}</p>
        <ul className={s.grid}>
          {tiles.map((file) => (
            <FileTile key={file.id} queued={file} fixed={isPublishing(upload)} />
          ))}
        </ul>
        <footer className={s.footer}>
          <div className={s.state}>
            <p className={s.sum}>{t.sum(count, percentOf(files))}</p>
            {publishes && <p className={s.said}>{t.who.chosen(who)}</p>}
            <div role="status" className={s.said}>
              {outage ? <p>{t.waitsFor[outage]}</p> : status && <p>{uploadStatusTexts.progress(status)}</p>}
              {failed > 0 && <p className={s.failed}>{t.failedFiles(failed)}</p>}
            </div>
            <UploadBar upload={upload} />
          </div>
          <div className={s.acts}>
            <Button tone={publishes ? 'quiet' : 'primary'} onClick={close}>
              {t.continue}
            </Button>
            {publishes && <Button onClick={publish}>{t.publish}</Button>}
          </div>
        </footer>
      </Dialog>
    </>
  );
}
