import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNotice } from '../error-notice.tsx';
import type { Pages } from './pages.ts';
import { Spinner } from './spinner.tsx';
import { useNearEnd } from './use-near-end.ts';

type EndProps = {
  readonly pages: Pages;
  /** Number of loaded entries. */
  readonly loaded: number;
  /** Message if a page failed to load. */
  readonly failed: string;
  readonly loading?: string;
};

/**
 * End of a list: the next page is fetched when it is near the viewport. After a failure a button must be pressed, so that a server in trouble gets no
 * automatic retries.
 */
export function ListEnd({ pages, loaded, failed, loading = texts.common.loading }: EndProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const mark = useNearEnd(() => void fetchNextPage(), hasNextPage && !isFetching && !isFetchNextPageError && loaded);
  return (
    <>
      {isFetchNextPageError && error && (
        <ErrorNotice text={errorText(error, failed)} retry={texts.common.retry} onRetry={() => void fetchNextPage()} busy={isFetchingNextPage} />
      )}
      {isFetchingNextPage && !isFetchNextPageError && <Spinner label={loading} />}
      <div ref={mark} />
    </>
  );
}
