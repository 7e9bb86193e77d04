import { useInfiniteQuery } from '@tanstack/react-query';
import { commonErrorText } from '../../../lib/error-text.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { albumsQuery } from '../../../posts/data/albums-of.ts';
import { useMe } from '../../../session/session.ts';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { CheckField } from '../../../ui/form/field.tsx';
import { MoreButton } from '../../../ui/list/more-button.tsx';
import { Spinner } from '../../../ui/list/spinner.tsx';
import s from './posts.module.css';
import { postsTexts as t } from './posts-texts.ts';

/** The member's own albums, one of which can be attached. */
export function ChooseAlbum({ chosen, onChange }: { readonly chosen: string | undefined; readonly onChange: (chosen: string | undefined) => void }) {
  const me = useMe();
  const pages = useInfiniteQuery(albumsQuery(me.id, me.id));
  const { data: albums, error, refetch, isFetching } = pages;
  if (!albums && error) return <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!albums) return <Spinner label={texts.common.loading} />;
  if (albums.length === 0) return <p className={s.quiet}>{t.noAlbums}</p>;
  return (
    <div className={s.choose}>
      <ul>
        {albums.map(({ _id, name, count }) => (
          <li key={_id}>
            <CheckField
              label={
                <>
                  <bdi>{name}</bdi> <span className={s.quiet}>{memberTexts.items(count)}</span>
                </>
              }
              checked={chosen === _id}
              onChange={({ target }) => onChange(target.checked ? _id : undefined)}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} label={memberTexts.viewMore} />
    </div>
  );
}
