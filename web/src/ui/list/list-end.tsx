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

/** The end of a list that goes on by itself when one comes near. After a page that did not come it waits to be asked: whoever is in trouble is not asked again and again. */
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
