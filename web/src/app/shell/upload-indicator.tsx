import { useLocation } from 'react-router-dom';
import type { UploadStatus } from '../../files/upload-status.ts';
import { uploadStatusTexts as t } from '../../files/upload-texts.ts';
import { texts } from '../../lib/texts.ts';
import { Link } from '../../ui/link.tsx';
import s from './upload-indicator.module.css';

/** On every other screen than its own: how far the upload is, as a ring and in words, what of it needs its owner, and the way back to it. */
export function UploadIndicator({ status }: { readonly status: UploadStatus }) {
  const { pathname } = useLocation();
  if (pathname === '/upload') return null;
  const progress = t.brief(status);
  return (
    <aside aria-label={texts.shell.upload}>
      <Link to="/upload" className={s.indicator} aria-label={t.title(progress)}>
        <Ring percent={status.percent} />
        {progress}
      </Link>
    </aside>
  );
}

/** Its whole length counts as 100. */
function Ring({ percent }: { readonly percent: number }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" className={s.ring} aria-hidden="true">
      <circle cx={10} cy={10} r={8} />
      {percent > 0 && <circle cx={10} cy={10} r={8} pathLength={100} strokeDasharray={`${percent} 100`} className={s.done} />}
    </svg>
  );
}
