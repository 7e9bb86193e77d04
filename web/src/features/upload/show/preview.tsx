import { useQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../lib/session.ts';
import type { QueuedFile } from '../queued-file.ts';
import { drawFile } from '../send/draw-file.ts';
import { drawnQuery } from '../upload-queries.ts';
import s from './preview.module.css';

/** A small picture of a chosen file, drawn when it comes into sight; of what this browser cannot read the server's, once it has arrived and is rendered. */
export function Preview({ queued: { file, state, promised } }: { readonly queued: Pick<QueuedFile, 'file' | 'state' | 'promised'> }) {
  const place = useRef<HTMLSpanElement>(null);
  /** `null`: this browser draws none. */
  const [thumb, setThumb] = useState<Blob | null>();
  useEffect(() => {
    const over = new AbortController();
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void drawFile(file, { visible: true }).then((drawn) => {
        if (!over.signal.aborted) setThumb(drawn?.thumb ?? null);
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
      {thumb ? <Thumb picture={thumb} /> : thumb === null && state === 'sent' && promised ? <Rendered post={promised.post._id} /> : <NoPicture />}
    </span>
  );
}

const NoPicture = () => <ImageIcon size={28} strokeWidth={1.5} aria-hidden="true" />;

function Rendered({ post }: { readonly post: string }) {
  const { data: url } = useQuery(drawnQuery(post, useMe().id));
  return url ? <img src={url} alt="" className={s.picture} /> : <NoPicture />;
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
