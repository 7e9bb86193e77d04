import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import s from './drop-zone.module.css';
import { uploadTexts as t } from './texts.ts';
import { useAccept } from './use-accept.ts';

/** Takes files by drop, by click or by key. The field itself stays in reach of screen readers; the zone is its label. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const input = useAccept();
  const id = useId();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label htmlFor={id} className={`${s.zone} ${over ? s.over : ''}`} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={onDrop}>
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
        {t.drop.first}
        <br />
        {t.drop.second}
      </span>
      <span className={s.hint}>{t.dropHint}</span>
    </label>
  );
}
