import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../button.tsx';
import s from './more-button.module.css';
import type { Pages } from './pages.ts';

type MoreProps = { readonly pages: Pages; readonly label: string; readonly onPress?: () => void };

/** Button that fetches the next page of a list; renders nothing at its end. A failure is shown, and the same button retries. */
export function MoreButton({ pages, label, onPress }: MoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  const press = () => {
    onPress?.();
    void fetchNextPage();
  };
  return (
    <div className={s.more}>
      {isFetchNextPageError && error && (
        <p className={s.failed} role="alert">
          {errorText(error, texts.common.failed)}
        </p>
      )}
      <Button tone="quiet" busy={isFetchingNextPage && texts.common.loading} onClick={press}>
        {isFetchNextPageError ? texts.common.retry : label}
      </Button>
    </div>
  );
}
