import { type AvatarSquare, minSquareSide } from '@kloak/proto/rules/files/avatar-files.ts';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import { moved, type PictureSize, zoomed } from './place-avatar.ts';
import s from './place-dialog.module.css';
import { PlacedPicture } from './placed-picture.tsx';
import { avatarTexts as t } from './texts.ts';

type PlaceDialogProps = {
  readonly src: string;
  readonly size: PictureSize;
  readonly square: AvatarSquare;
  readonly onPlaced: (square: AvatarSquare) => void;
  readonly onClose: () => void;
};

/** Step of a key in sides of the square, and its zoom factor. */
const keyStep = 0.05;
const keyZoom = 1.1;
/** Movement in CSS pixels below which a touch counts as a press. */
const maxPressPx = 6;

/** Dialog that positions the picture under a circle: drag it, press its new centre, move it by keys, and zoom. */
export function PlaceDialog({ src, size, square: before, onPlaced, onClose }: PlaceDialogProps) {
  const [square, setSquare] = useState(before);
  const [hint, zoom] = [useId(), useId()];
  const closer = (by: number) => setSquare((now) => zoomed(size, now, now.side / by));
  const drag = useDrag({ onMove: (by) => setSquare((now) => moved(size, now, by)), onPinch: closer });
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const zoomBy = zooms[event.key];
    if (!step && !zoomBy) return;
    event.preventDefault();
    if (step) setSquare((now) => moved(size, now, step));
    if (zoomBy) closer(zoomBy);
  };
  return (
    <Dialog open onClose={onClose} holds title={t.place} close={memberTexts.close}>
      <div className={s.placing}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is in it */}
        <div className={s.stage} role="application" aria-label={t.stage} aria-describedby={hint} tabIndex={0} onKeyDown={press} {...drag}>
          <PlacedPicture src={src} size={size} square={square} />
        </div>
        <p id={hint} className={s.hint}>
          {t.placeHint}
        </p>
        <output className="visually-hidden">{t.placedAt(square)}</output>
        <label htmlFor={zoom}>{t.zoom}</label>
        <input
          id={zoom}
          type="range"
          min={1}
          max={1 / minSquareSide}
          step={0.01}
          value={1 / square.side}
          aria-valuetext={t.zoomed(1 / square.side)}
          onChange={({ currentTarget: { valueAsNumber } }) => setSquare((now) => zoomed(size, now, 1 / valueAsNumber))}
        />
        <Button onClick={() => onPlaced(square)}>{t.placed}</Button>
      </div>
    </Dialog>
  );
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};
const zooms: Readonly<Record<string, number>> = { '+': keyZoom, '=': keyZoom, '-': 1 / keyZoom };

type Point = { readonly x: number; readonly y: number };
type Drag = {
  /** Movement in sides of the stage: of a drag, or of the pressed point to the middle. */
  readonly onMove: (by: Point) => void;
  /** Factor by which the distance of two fingers changed: 2 is twice as far. */
  readonly onPinch: (by: number) => void;
};

/** Handles one-finger or mouse drags on the stage, and two-finger pinches. */
function useDrag({ onMove, onPinch }: Drag) {
  const fingers = useRef(new Map<number, Point>());
  const gonePx = useRef(0);
  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    onPointerDown({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      if (fingers.current.size === 0) gonePx.current = 0;
      // Two fingers never count as a press.
      else gonePx.current = maxPressPx;
      fingers.current.set(pointerId, { x, y });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
      const last = fingers.current.get(pointerId);
      if (!last) return;
      const before = apart();
      fingers.current.set(pointerId, { x, y });
      gonePx.current += Math.hypot(x - last.x, y - last.y);
      // Each of two fingers moves the picture by half of its own way.
      const share = currentTarget.clientWidth * fingers.current.size;
      onMove({ x: (x - last.x) / share, y: (y - last.y) / share });
      if (before > 0) onPinch(apart() / before);
    },
    onPointerUp({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      const isPress = fingers.current.delete(pointerId) && gonePx.current < maxPressPx;
      if (isPress) onMove({ x: 0.5 - (clientX - left) / width, y: 0.5 - (clientY - top) / height });
    },
    onPointerCancel({ pointerId }: PointerEvent<HTMLElement>) {
      fingers.current.delete(pointerId);
    },
  };
}
