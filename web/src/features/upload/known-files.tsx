import { privacyLabels } from '@kloak/proto/rules/privacy.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../../lib/item.ts';
import { Button } from '../../ui/button.tsx';
import type { KnownFile } from './known-file.ts';
import s from './known-files.module.css';
import { uploadTexts as t } from './texts.ts';
import { forgetUpload } from './upload-store.ts';

/** The files of an upload that were in the vault before: nothing of what was said about them now holds, and each leads to its post. */
export function KnownFiles({ files }: { readonly files: readonly KnownFile[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={s.known} aria-labelledby="known-title">
      <h2 id="known-title" ref={title} tabIndex={-1}>
        {t.known.title(files.length)}
      </h2>
      <p>{t.known.kept(files.length)}</p>
      <ul className={s.list}>
        {files.map(({ id, fileName, item, privacy, chosen }) => (
          <li key={id} className={s.file}>
            <Link to={pathOf(item)} className={s.link}>
              {fileName}
            </Link>
            {privacy && (
              <span className={chosen === undefined || chosen === privacy ? s.privacy : s.other}>
                {chosen && chosen !== privacy ? t.known.still(privacyLabels[privacy], privacyLabels[chosen]) : privacyLabels[privacy]}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button tone="quiet" onClick={() => forgetUpload()}>
        {t.known.done}
      </Button>
    </section>
  );
}
