import type { GroupCard } from '@kloak/proto/api/types.ts';
import { useAskedAgain } from '../../ui/use-asked-again.ts';
import s from './group-banner.module.css';

type BannerProps = { readonly group: GroupCard; readonly size: keyof NonNullable<GroupCard['banner']>; readonly when?: 'eager' | 'lazy' };

/** The picture of a group, which fills its box; a black block where it has none. */
export function GroupBanner({ group: { banner }, size, when = 'lazy' }: BannerProps) {
  const { attempt, onError } = useAskedAgain();
  return (
    <span className={s.banner}>
      {banner && <img key={`${banner[size]} ${attempt}`} src={banner[size]} alt="" loading={when} decoding="async" onError={onError} />}
    </span>
  );
}
