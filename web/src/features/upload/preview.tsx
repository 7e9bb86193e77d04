import { ImageIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { drawFile } from './draw-file.ts';
import s from './preview.module.css';

/** A small picture of a chosen file, drawn when it comes into sight; what this browser cannot read keeps a placeholder. */
export function Preview({ file }: { readonly file: File }) {
  const place = useRef<HTMLSpanElement>(null);
  const [thumb, setThumb] = useState<Blob>();
  useEffect(() => {
    const over = new AbortController();
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void drawFile(file, { seen: true }).then((drawn) => {
        if (!over.signal.aborted) setThumb(drawn?.thumb);
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
      {thumb === undefined ? <ImageIcon size={28} strokeWidth={1.5} aria-hidden="true" /> : <Thumb picture={thumb} />}
    </span>
  );
}

function Thumb({ picture }: { readonly picture: Blob }) {
  const show = useCallback(
    (img: HTMLImageElement | null) => {
      if (!img) return;
      const url = URL.createObjectURL(picture);
      // Not when the page takes it away: then the browser may still be reading it.
      const release = () => URL.revokeObjectURL(url);
      img.addEventListener('load', release, { once: true });
      img.addEventListener('error', release, { once: true });
      img.src = url;
    },
    [picture],
  );
  return <img ref={show} alt="" className={s.picture} />;
}
