/** Width of a card in a grid, as the `sizes` of an image. */
export const gridSizes = '(min-width: 1600px) 22vw, (min-width: 1300px) 29vw, (min-width: 1000px) 36vw, (min-width: 800px) 43vw, 94vw';
