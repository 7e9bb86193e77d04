import type { GroupCard, Image, Video } from '@kloak/proto/api/types.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { useRetriedResource } from '../../ui/form/use-retried-resource.ts';
import { bannerSizes, bannerSources } from './banner-sources.ts';
import s from './group-banner.module.css';
import { initialsOf } from './group-name.ts';

type BannerProps = {
  readonly group: GroupCard;
  readonly size: keyof NonNullable<GroupCard['banner']>;
  readonly when?: 'first' | 'late';
  /** Newest post, shown if the group has no picture of its own. */
  readonly newest?: Image | Video | undefined;
  /** Width on the page, as the `sizes` of an image. */
  readonly sizes?: string;
};

/** Picture of a group, which fills its box; without one its newest post, else its initials. */
export function GroupBanner({ group, size, when = 'late', newest, sizes = bannerSizes }: BannerProps) {
  const { attempt, onError } = useRetriedResource();
  const { banner } = group;
  if (!banner && newest) return <Picture {...pictureOf(newest)} src={newest.thumbNail} alt="" sizes={sizes} when={when} />;
  return (
    <span className={s.banner}>
      {banner ? (
        <img
          key={`${banner[size]} ${attempt}`}
          src={banner[size]}
          srcSet={bannerSources(banner)}
          sizes={sizes}
          alt=""
          loading={when === 'first' ? 'eager' : 'lazy'}
          decoding={when === 'first' ? 'sync' : 'async'}
          onError={onError}
        />
      ) : (
        <span className={s.initials} data-initials={initialsOf(group)} aria-hidden="true" />
      )}
    </span>
  );
}
