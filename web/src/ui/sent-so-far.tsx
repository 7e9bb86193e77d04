import { type StoreApi, useStore } from 'zustand';
import { filesTexts as t } from '../lib/files/texts.ts';
import { Progress } from './progress.tsx';

/** How much of some files has gone out. */
export function SentSoFar({ percent: store }: { readonly percent: StoreApi<number> }) {
  const percent = useStore(store);
  return (
    <>
      <Progress label={t.sending} percent={percent} />
      {t.sent(percent)}
    </>
  );
}
