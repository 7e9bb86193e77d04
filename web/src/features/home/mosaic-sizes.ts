import { gridSizes } from '../../posts/grid-sizes.ts';

/** The same for a tile in two columns. Sharp phones load a smaller file than they could show; nobody sees the difference in a tile. */
const halfSizes =
  '(min-width: 1600px) 11vw, (min-width: 1300px) 15vw, (min-width: 800px) 21vw, (min-resolution: 3dppx) 22vw, (min-resolution: 2.5dppx) 28vw, 47vw';

/** Number of pictures of a mosaic; a story with more has a number beside it. */
export const maxTiles = 5;

/** Width of the first tile of a mosaic, as the `sizes` of an image. */
export const mosaicSizes = (pictures: number): string => (pictures === 1 ? gridSizes : halfSizes);
