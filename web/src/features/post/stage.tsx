import type { Image } from '@kloak/proto/api/types.ts';
import { Maximize2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Thumbhash } from '../../ui/thumbhash.tsx';
import { canBeShown } from './shown-file.ts';
import { Slide } from './slide.tsx';
import s from './stage.module.css';
import { StepButtons } from './step-buttons.tsx';
import { postTexts as t } from './texts.ts';
import type { Steps } from './use-steps.ts';
import { useSwipe } from './use-swipe.ts';
import { Whole } from './whole.tsx';

/** Without an image it is the frame alone, for one that is on its way. */
type StageProps = { readonly image: Image | undefined; readonly alt: string; readonly onOpen: () => void; readonly steps: Steps | undefined };

/** The photograph, never cut, on its own colours: in a 16:9 frame, on a small screen in a frame nearer to its own shape. Pressing it opens it full screen. */
export function Stage({ image, alt, onOpen, steps }: StageProps) {
  const swipe = useSwipe(steps?.go);
  const shaped = image && image.width > 0 && image.height > 0;
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': shaped ? image.width / image.height : 16 / 9 };
  return (
    <div className={`${s.stage} ${steps ? s.swiped : ''}`} style={ratio} {...swipe}>
      {image && <Thumbhash hash={image.thumbhash} className={s.colours} />}
      {image && (
        <Slide key={image._id} came={steps?.came}>
          <Whole
            image={image}
            alt={alt}
            sizes="(min-width: 1760px) 1120px, (min-width: 1280px) calc(100vw - 636px), (min-width: 1000px) calc(100vw - 304px), 100vw"
          />
        </Slide>
      )}
      {image && canBeShown(image) && (
        <button type="button" className={s.open} onClick={onOpen} aria-label={t.openFullScreen}>
          <span className={s.hint}>
            <Maximize2 size={20} aria-hidden="true" />
          </span>
        </button>
      )}
      {steps && <StepButtons steps={steps} />}
    </div>
  );
}
