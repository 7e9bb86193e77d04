import { ImageUp } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { memberTexts as t } from '../../lib/member-texts.ts';
import { useUploadStatus } from '../../lib/upload-status.ts';
import s from './upload-indicator.module.css';

/** On every other screen: how far the upload is, and the way back to it. */
export function UploadIndicator() {
  const { pathname } = useLocation();
  const status = useUploadStatus();
  if (!status || pathname === '/upload') return null;
  const progress = t.upload.progress(status);
  return (
    <Link to="/upload" className={s.indicator} aria-label={t.upload.title(progress)}>
      <ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />
      {progress}
    </Link>
  );
}
