import type { ReactNode } from 'react';
import s from './notice.module.css';

type NoticeProps = { readonly title: string; readonly children?: ReactNode; readonly level?: 1 | 2; readonly compact?: boolean };

/** Empty state of a page or list: one sentence and possible actions. */
export function Notice({ title, children, level = 2, compact = false }: NoticeProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={`${s.notice} ${compact ? s.compact : ''}`}>
      <Title className={s.title}>{title}</Title>
      {children}
    </section>
  );
}
