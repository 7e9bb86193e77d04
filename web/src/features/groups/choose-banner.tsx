import { useInfiniteQuery } from '@tanstack/react-query';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import s from '../../posts/choose-items.module.css';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { useMe } from '../../session/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import g from '../../ui/list/tiles.module.css';
import { ownImagesQuery } from './groups-queries.ts';
import { groupsTexts as t } from './texts.ts';

/** The member's own images, one of which can become the group's picture. */
export function ChooseBanner({ chosen, onChange }: { readonly chosen: string | undefined; readonly onChange: (chosen: string) => void }) {
  const pages = useInfiniteQuery(ownImagesQuery(useMe().id));
  const { data: images, error, refetch, isFetching } = pages;
  if (!images && error) return <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!images) return <Spinner label={texts.common.loading} />;
  if (images.length === 0) return <p className={s.quiet}>{t.noPhotos}</p>;
  return (
    <div className={s.choose}>
      <ul className={g.tiles}>
        {images.map((image, at) => (
          <li key={image._id} className={g.tile}>
            <Picture {...pictureOf(image)} src={image.thumbNail} alt="" sizes="120px" />
            <input
              type="radio"
              name="banner"
              className={s.box}
              aria-label={image.description || t.nthPhoto(at + 1)}
              checked={chosen === image._id}
              onChange={() => onChange(image._id)}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} label={memberTexts.viewMore} />
    </div>
  );
}
