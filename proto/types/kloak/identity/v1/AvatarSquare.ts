// Original file: proto/kloak/identity/v1/events.proto


/**
 * A square of a picture as one sees it. Each number is a part of 1, so that all of them are within the picture.
 */
export interface AvatarSquare {
  /**
   * Of the room beside it, how much is at its left, and of that above and below it, how much is above.
   */
  'left'?: (number | string);
  'top'?: (number | string);
  /**
   * Its side, of the shorter side of the picture.
   */
  'side'?: (number | string);
}

/**
 * A square of a picture as one sees it. Each number is a part of 1, so that all of them are within the picture.
 */
export interface AvatarSquare__Output {
  /**
   * Of the room beside it, how much is at its left, and of that above and below it, how much is above.
   */
  'left': (number);
  'top': (number);
  /**
   * Its side, of the shorter side of the picture.
   */
  'side': (number);
}
