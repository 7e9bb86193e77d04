import { privacyLabels } from '@kloak/proto/rules/privacy.ts';
import { BookImage } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pathOf } from '../../../posts/item.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { KnownFile } from '../known-file.ts';
import { dispatch } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import s from './known-files.module.css';

type KnownProps = {
  readonly files: readonly KnownFile[];
  readonly addToAlbum: (posts: { readonly posts: readonly string[]; readonly privacy: string }, onClose: () => void) => ReactNode;
};

/** Lists files that the vault already had and that kept their details. Each links to its post; all can be added to an album. */
export function KnownFiles({ files, addToAlbum }: KnownProps) {
  const [adding, setAdding] = useState(false);
  const posts = [...new Set(files.map(({ item }) => item.id))];
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is removed.
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
      <div className={s.acts}>
        <Button tone="quiet" icon={<BookImage size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t.known.addToAlbum}
        </Button>
        <Button tone="quiet" onClick={() => dispatch({ type: 'KnownFilesDismissed' })}>
          {t.known.done}
        </Button>
      </div>
      {adding && addToAlbum({ posts, privacy: files[0]?.privacy ?? '' }, () => setAdding(false))}
    </section>
  );
}
