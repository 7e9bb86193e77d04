import type { Reaction } from '@kloak/proto/api/types.ts';
import { commonErrorText } from '../lib/error-text.ts';
import { memberTexts as t } from '../lib/member-texts.ts';
import { texts } from '../lib/texts.ts';
import { Avatar } from '../people/avatar.tsx';
import { MemberLink } from '../people/member-link.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { MoreButton } from '../ui/list/more-button.tsx';
import type { Pages } from '../ui/list/pages.ts';
import { Spinner } from '../ui/list/spinner.tsx';
import { useFocusFirstNew } from '../ui/list/use-focus-first-new.ts';
import { Dialog } from '../ui/window/dialog.tsx';
import s from './hearts-dialog.module.css';

type HeartsProps = {
  /** Loaded hearts with their givers; undefined before that. */
  readonly hearts: readonly Reaction[] | undefined;
  readonly pages: Pages & { readonly refetch: () => unknown };
};

/** Dialog that lists the givers of hearts. `total`: their number. */
export function HeartsDialog({
  open,
  onClose,
  total,
  ...hearts
}: HeartsProps & { readonly open: boolean; readonly onClose: () => void; readonly total: number }) {
  return (
    <Dialog open={open} onClose={onClose} title={t.hearts(total)} close={t.close}>
      <Givers {...hearts} />
    </Dialog>
  );
}

function Givers({ hearts, pages }: HeartsProps) {
  const { error, isFetching, refetch } = pages;
  const { list, onPress } = useFocusFirstNew<HTMLUListElement>(hearts?.length ?? 0, pages.isFetchingNextPage);
  if (!hearts && error) return <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!hearts) return <Spinner label={texts.common.loading} />;
  return (
    <>
      <ul className={s.list} ref={list}>
        {hearts.map(({ profile }) => (
          <li key={profile._id} className={s.person}>
            <Avatar src={profile.image} />
            <MemberLink username={profile.username} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} label={t.loadMore} onPress={onPress} />
    </>
  );
}
