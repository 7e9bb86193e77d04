import type { ReactNode } from 'react';
import s from './slide.module.css';
import type { Direction } from './use-steps.ts';

/** A picture of a list, which slides in from its side. Its `key` must be the picture's id. */
export function Slide({ came, children }: { readonly came: Direction | undefined; readonly children: ReactNode }) {
  return <span className={`${s.slide} ${came ? s[came] : ''}`}>{children}</span>;
}
