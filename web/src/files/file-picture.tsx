import { ImageIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import s from './file-picture.module.css';

/** Picture of a chosen file, as far as this browser can decode it. */
export function FilePicture({ file }: { readonly file: File }) {
  const [isShown, setShown] = useState(file.type.startsWith('image/'));
  const show = useCallback(
    (img: HTMLImageElement | null) => {
      if (!img) return;
      const url = URL.createObjectURL(file);
      // Not revoked on unmount: the browser may still be reading it then.
      const release = () => URL.revokeObjectURL(url);
      img.addEventListener('load', release, { once: true });
      img.addEventListener('error', release, { once: true });
      img.src = url;
    },
    [file],
  );
  if (!isShown) return <ImageIcon size={24} strokeWidth={1.5} aria-hidden="true" className={s.none} />;
  return <img ref={show} alt="" className={s.picture} onError={() => setShown(false)} />;
}
