import { type StoreApi, useStore } from 'zustand';
import { Progress } from '../ui/progress.tsx';
import { filesTexts as t } from './texts.ts';

/** Progress of some files' upload. */
export function SentSoFar({ percent: store }: { readonly percent: StoreApi<number> }) {
  const percent = useStore(store);
  return (
    <>
      <Progress label={t.sending} percent={percent} />
      {t.sent(percent)}
    </>
  );
}
