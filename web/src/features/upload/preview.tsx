import { ImageIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { drawFile } from './draw-file.ts';
import s from './preview.module.css';

/** A small picture of a chosen file, drawn when it comes into sight; what this browser cannot read keeps a placeholder. */
export function Preview({ file }: { readonly file: File }) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const over = new AbortController();
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void drawFile(file, { seen: true }).then((drawn) => {
        if (!drawn || over.signal.aborted) return;
        const made = URL.createObjectURL(drawn.thumb);
        over.signal.addEventListener('abort', () => URL.revokeObjectURL(made));
        setUrl(made);
      });
    });
    if (place.current) sight.observe(place.current);
    return () => {
      sight.disconnect();
      over.abort();
    };
  }, [file]);
  return (
    <span ref={place} className={s.preview}>
      {url === undefined ? <ImageIcon size={28} strokeWidth={1.5} aria-hidden="true" /> : <img src={url} alt="" className={s.picture} />}
    </span>
  );
}
