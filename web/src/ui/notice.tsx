import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import s from './notice.module.css';

type NoticeProps = { readonly title: string; readonly children?: ReactNode; readonly level?: 1 | 2; readonly compact?: boolean };

/** The state of a page or list that has nothing to show: one sentence and what can be done. */
export function Notice({ title, children, level = 2, compact = false }: NoticeProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={`${s.notice} ${compact ? s.compact : ''}`}>
      <Title className={s.title}>{title}</Title>
      {children}
    </section>
  );
}

/** What went wrong, with a way to try again. */
export function ErrorNotice({
  text,
  retry,
  onRetry,
  busy = false,
}: {
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}) {
  return (
    <div className={`${s.notice} ${s.compact}`} role="alert">
      <p>{text}</p>
      <Button tone="quiet" onClick={onRetry} busy={busy ? retry : undefined}>
        {retry}
      </Button>
    </div>
  );
}
