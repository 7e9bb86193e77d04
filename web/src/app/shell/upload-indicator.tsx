import { uploadPath } from '@kloak/proto/rules/app-paths.ts';
import { useLocation } from 'react-router-dom';
import type { UploadStatus } from '../../files/upload-status.ts';
import { uploadStatusTexts as t } from '../../files/upload-texts.ts';
import { texts } from '../../lib/texts.ts';
import i from '../../ui/indicator.module.css';
import { Link } from '../../ui/link.tsx';
import s from './upload-indicator.module.css';

/** Upload progress on every screen except the upload page: a ring, a text, anything that needs the member's attention, and a link to the upload. */
export function UploadIndicator({ status }: { readonly status: UploadStatus }) {
  const { pathname } = useLocation();
  if (pathname === uploadPath) return null;
  const progress = t.brief(status);
  return (
    <aside aria-label={texts.shell.upload}>
      <Link to={uploadPath} className={`${i.indicator} ${s.place}`} aria-label={t.title(progress)}>
        <Ring percent={status.percent} />
        {progress}
      </Link>
    </aside>
  );
}

/** Ring with the progress in percent; its whole length counts as 100. */
function Ring({ percent }: { readonly percent: number }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" className={s.ring} aria-hidden="true">
      <circle cx={10} cy={10} r={8} />
      {percent > 0 && <circle cx={10} cy={10} r={8} pathLength={100} strokeDasharray={`${percent} 100`} className={s.done} />}
    </svg>
  );
}
