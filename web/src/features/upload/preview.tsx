import { ImageIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import s from './preview.module.css';
import { drawFrame } from './read-video.ts';

const widthPx = 480;

/** A small picture of a chosen file, drawn from its bytes; what this browser cannot read keeps a placeholder. */
export function Preview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let gone = false;
    void draw(file, canvas.current, () => gone).then((done) => gone || setDrawn(done));
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <span className={s.preview}>
      {!drawn && <ImageIcon size={28} strokeWidth={1.5} aria-hidden="true" />}
      <canvas ref={canvas} className={s.canvas} hidden={!drawn} />
    </span>
  );
}

async function draw(file: File, canvas: HTMLCanvasElement | null, isGone: () => boolean): Promise<boolean> {
  if (file.type.startsWith('video/')) return canvas !== null && drawFrame(file, canvas, widthPx);
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: widthPx, resizeQuality: 'medium' });
    if (canvas && !isGone()) {
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    }
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
