import { Button } from './button.tsx';
import s from './window/notice.module.css';

/** Error message with a button that retries. */
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
