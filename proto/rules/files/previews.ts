// Previews that a page makes of its uploads, so that others see them before they are rendered.

/** Neither side of a preview is longer, in pixels. */
export const maxPreviewSidePx = 1280;

export const maxPreviewBytes = 2_000_000;

/** Format that every browser can write. */
export const previewType = 'image/jpeg';
