import { gridSizes } from '../../posts/grid-sizes.ts';

/** The same for half of a card: all pictures of a mosaic load one size, the wide and the narrow ones. Sharp phones load a smaller file than they could show; nobody sees the difference in a tile. */
const tileSizes =
  '(min-width: 1600px) 11vw, (min-width: 1300px) 15vw, (min-width: 800px) 21vw, (min-resolution: 3dppx) 22vw, (min-resolution: 2.5dppx) 28vw, 47vw';

/** Number of pictures of a mosaic; a story with more has a number beside it. */
export const maxTiles = 5;

/** Width of the pictures of a mosaic, as the `sizes` of an image. */
export const mosaicSizes = (pictures: number): string => (pictures === 1 ? gridSizes : tileSizes);
