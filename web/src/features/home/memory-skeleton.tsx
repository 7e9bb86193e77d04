import s from './memory-card.module.css';
import { MosaicSkeleton } from './mosaic.tsx';

/** Place of the card of this day in an earlier year, while its code is loaded. */
export function MemorySkeleton() {
  return (
    <div className={s.memory} aria-hidden="true">
      <div className={s.header} />
      <MosaicSkeleton first={false} />
      <span className={s.facts}>{'\u00a0'}</span>
    </div>
  );
}
