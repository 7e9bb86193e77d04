import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { memberState } from '../../../lib/member-state.ts';
import { shareFaults, takeShare } from '../../../lib/shared-files.ts';
import { toast } from '../../../lib/toasts.ts';
import { currentUpload, dispatch, type Sender } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import { addFiles } from './choose-files.ts';

const taking = memberState(() => ({ isRunning: false }));

/** Chooses what another app of the device shared, once the member may upload. `takes`: false while nothing can be chosen. */
export function useShared(sender: Sender, takes: boolean): void {
  const [params, setParams] = useSearchParams();
  const outcome = params.get('shared');
  useEffect(() => {
    if (outcome === null) return;
    const fault = shareFaults.find((one) => one === outcome);
    if (fault) toast(t.share[fault], 'bad');
    setParams({}, { replace: true });
  }, [outcome, setParams]);
  useEffect(() => {
    // A browser that refuses its caches has nothing to take.
    if (takes) void takeOnce(sender).catch(() => undefined);
  }, [takes, sender]);
}

async function takeOnce(sender: Sender): Promise<void> {
  const here = taking();
  if (here.isRunning) return;
  here.isRunning = true;
  try {
    const share = await takeShare(sender.me, Date.now());
    if (!share || here !== taking()) return;
    presetWords(share);
    await addFiles(share.files, sender);
    await share.done();
  } finally {
    here.isRunning = false;
  }
}

/** Words that came with the files are preset in an empty form. */
function presetWords({ title, text }: { readonly title: string; readonly text: string }): void {
  const { status, form } = currentUpload();
  if (status !== 'choosing' || form.title !== '' || form.description !== '') return;
  if (title !== '' || text !== '') dispatch({ type: 'FormChanged', form: { ...form, title, description: text } });
}
