import type { ReactNode } from 'react';
import s from './slide.module.css';
import type { Direction } from './use-steps.ts';

/** One picture of a list: it comes in from the side where it stands there. Give it the picture's id as its key. */
export function Slide({ came, children }: { readonly came: Direction | undefined; readonly children: ReactNode }) {
  return <span className={`${s.slide} ${came ? s[came] : ''}`}>{children}</span>;
}
