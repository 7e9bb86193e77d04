import type { GroupCard } from '@kloak/proto/api/types.ts';
import { bannerWidthsPx } from '@kloak/proto/rules/files/storage-keys.ts';

/** Width of the banner on a group's page, as the `sizes` of an image. Sharp phones load a smaller file than they could show. */
export const bannerSizes = '(min-width: 1120px) 1120px, (min-resolution: 3dppx) 44vw, (min-resolution: 2.5dppx) 57vw, (min-resolution: 2dppx) 76vw, 100vw';

/** Both files of a banner, as the `srcset` of an image. */
export const bannerSources = ({ filePath, thumbNail }: NonNullable<GroupCard['banner']>): string =>
  `${thumbNail} ${bannerWidthsPx.thumb}w, ${filePath} ${bannerWidthsPx.wide}w`;
