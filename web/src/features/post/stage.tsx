import { Maximize2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Media } from '../../lib/shapes.ts';
import { texts } from '../../lib/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import s from './stage.module.css';

type StageProps = { readonly image: Media; readonly alt: string; readonly onOpen: () => void };

/** The photograph on black, never cut: in a 16:9 frame, on a small screen in a frame nearer to its own shape. Pressing it opens it full screen. */
export function Stage({ image, alt, onOpen }: StageProps) {
  const { width, height, filePath, sources, thumbhash, status } = image;
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': width > 0 && height > 0 ? width / height : 16 / 9 };
  const showable = filePath !== '' || sources.length > 0;
  return (
    <div className={s.stage} style={ratio}>
      <Picture
        sources={sources}
        src={filePath || sources.at(-1)?.url || ''}
        alt={alt}
        width={width}
        height={height}
        thumbhash={thumbhash}
        sizes="(min-width: 1280px) 1120px, (min-width: 1000px) calc(100vw - 304px), 100vw"
        when="first"
        fit="contain"
        waiting={status === 'FAILED' ? texts.post.notReady : texts.post.processing}
      />
      {showable && (
        <button type="button" className={s.open} onClick={onOpen} aria-label={texts.post.openFullScreen}>
          <span className={s.hint}>
            <Maximize2 size={20} aria-hidden="true" />
          </span>
        </button>
      )}
    </div>
  );
}
