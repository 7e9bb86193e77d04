/**
 * Width of a card in a grid, as the `sizes` of an image. A sharp phone loads the file of 640 px, although its card has more. Nobody
 * sees the difference in a card, and the next size has several times the bytes.
 */
export const gridSizes =
  '(min-width: 1600px) 22vw, (min-width: 1300px) 29vw, (min-width: 1000px) 36vw, (min-width: 800px) 43vw, (min-resolution: 3dppx) 44vw, (min-resolution: 2.5dppx) 57vw, (min-resolution: 2dppx) 76vw, 94vw';

/**
 * Width of a card of the newest four, as the `sizes` of an image: on a phone, one card and the edge of the next are visible. Phones with more than two
 * device pixels per CSS pixel load the file for two. Nobody sees the difference in a card, and the next size has several times the bytes.
 */
export const newestSizes =
  '(min-width: 1600px) 22vw, (min-width: 1300px) 29vw, (min-width: 1000px) 36vw, (min-width: 800px) 43vw, (min-resolution: 3dppx) 42vw, (min-resolution: 2.5dppx) 50vw, 72vw';
