import { useQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../session/session.ts';
import { hasArrived, type QueuedFile } from '../queued-file.ts';
import { drawFile } from '../send/draw-file.ts';
import s from './preview.module.css';
import { renditionQuery } from './show-queries.ts';

/** Shows a small picture of a file, drawn once it is visible; the server's, if this browser cannot read the file. */
export function Preview({ queued }: { readonly queued: QueuedFile }) {
  const { file } = queued;
  const frame = useRef<HTMLSpanElement>(null);
  /** `null`: this browser cannot read the file. */
  const [thumb, setThumb] = useState<Blob | null>();
  useEffect(() => {
    const over = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void drawFile(file, { visible: true }).then((drawn) => {
        if (!over.signal.aborted) setThumb(drawn?.thumb ?? null);
      });
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      over.abort();
    };
  }, [file]);
  return (
    <span ref={frame} className={s.preview}>
      {thumb ? <Thumb picture={thumb} /> : thumb === null && hasArrived(queued) ? <Rendered post={queued.reservation.post._id} /> : <NoPicture />}
    </span>
  );
}

const NoPicture = () => <ImageIcon size={28} strokeWidth={1.5} aria-hidden="true" />;

function Rendered({ post }: { readonly post: string }) {
  const { data: url } = useQuery(renditionQuery(post, useMe().id));
  return url ? <img src={url} alt="" className={s.picture} /> : <NoPicture />;
}

function Thumb({ picture }: { readonly picture: Blob }) {
  const show = useCallback(
    (img: HTMLImageElement | null) => {
      if (!img) return;
      const url = URL.createObjectURL(picture);
      // Not when the element is removed: the browser may still be reading the picture.
      const release = () => URL.revokeObjectURL(url);
      img.addEventListener('load', release, { once: true });
      img.addEventListener('error', release, { once: true });
      img.src = url;
    },
    [picture],
  );
  return <img ref={show} alt="" className={s.picture} />;
}
