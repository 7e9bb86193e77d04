import { useState } from 'react';
import { cancelUploadTexts } from '../../../files/upload-texts.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx';
import { canCancel, isPublishing, type RunningUpload } from '../domain.ts';
import { percentSent } from '../queued-file.ts';
import { dispatch } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import s from '../upload.module.css';

const cancel = () => dispatch({ type: 'UploadCancelled' });

/** Publishes the upload, or cancels it, after a question if bytes have been sent. */
export function UploadActions({ upload }: { readonly upload: RunningUpload }) {
  const [asks, setAsks] = useState(false);
  const isSent = upload.files.some((file) => percentSent(file) > 0);
  const isPartlyPublished = upload.files.some(({ state }) => state === 'published');
  return (
    <>
      <div className={s.acts}>
        <Button tone="quiet" onClick={() => (isSent ? setAsks(true) : cancel())} disabled={!canCancel(upload)}>
          {memberTexts.cancel}
        </Button>
        {/* The upload waits for the network, and is published then. */}
        <Button type="submit" needsServer={false} busy={isPublishing(upload) && t.publishing}>
          {t.publish}
        </Button>
      </div>
      <ConfirmDialog
        open={asks && canCancel(upload)}
        {...cancelUploadTexts}
        needsServer={false}
        text={isPartlyPublished ? t.cancelRest : cancelUploadTexts.text}
        onYes={cancel}
        onNo={() => setAsks(false)}
      />
    </>
  );
}
