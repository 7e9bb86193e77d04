import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useAccept } from '../../../files/use-accept.ts';
import { uploadTexts as t } from '../texts.ts';
import s from './drop-zone.module.css';

/** Takes files by click or key, and shows where to drop them; the page handles the drop. The zone labels a field for screen readers. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  /** Kind of the files that are dragged over it. */
  const [over, setOver] = useState<'files' | 'videos'>();
  const input = useAccept();
  const id = useId();
  const words = over === 'videos' ? t.dropVideo : window.matchMedia('(hover: none)').matches ? t.choose : t.drop;
  const onLeave = () => setOver(undefined);
  return (
    <label
      htmlFor={id}
      className={`${s.zone} ${over ? s.over : ''}`}
      onDragOver={(event) => setOver(draggedKind(event))}
      onDragLeave={onLeave}
      onDrop={onLeave}
    >
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <ImageUp size={40} strokeWidth={1.5} aria-hidden="true" className={s.icon} />
      <span className={s.text}>
        {words.first}
        <br />
        {words.second}
      </span>
      <span className={s.hint}>{t.dropHint}</span>
    </label>
  );
}

/** Browsers report the types of dragged files before the drop. */
function draggedKind({ dataTransfer: { items } }: DragEvent): 'files' | 'videos' {
  const kinds = [...items];
  return kinds.length > 0 && kinds.every(({ type }) => type.startsWith('video/')) ? 'videos' : 'files';
}
