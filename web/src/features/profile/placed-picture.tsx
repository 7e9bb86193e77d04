import { type AvatarSquare, usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import type { CSSProperties } from 'react';
import { type PictureSize, squareStyle } from './place-avatar.ts';
import s from './placed-picture.module.css';

type PlacedPictureProps = {
  readonly src: string;
  /** Undefined until loaded. */
  readonly size: PictureSize | undefined;
  readonly square: AvatarSquare | undefined;
  readonly onSize?: (size: PictureSize) => void;
};

/** Square part of a picture, as large as the box around it. */
export function PlacedPicture({ src, size, square = usualSquare, onSize }: PlacedPictureProps) {
  const usual: CSSProperties = { objectFit: 'cover', objectPosition: `${100 * square.left}% ${100 * square.top}%` };
  return (
    <span className={s.square}>
      <img
        src={src}
        alt=""
        draggable={false}
        style={size ? squareStyle(size, square) : usual}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize?.({ width, height })}
      />
    </span>
  );
}
