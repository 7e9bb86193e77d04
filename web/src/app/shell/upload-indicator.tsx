import { Link, useLocation } from 'react-router-dom';
import { memberTexts as t } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { useUploadStatus } from '../../lib/upload-status.ts';
import s from './upload-indicator.module.css';

/** On every other screen: how far the upload is, as a ring and in words, and the way back to it. */
export function UploadIndicator() {
  const { pathname } = useLocation();
  const status = useUploadStatus();
  if (!status || pathname === '/upload') return null;
  const progress = t.upload.progress(status);
  return (
    <aside aria-label={texts.shell.upload}>
      <Link to="/upload" className={s.indicator} aria-label={t.upload.title(progress)}>
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
