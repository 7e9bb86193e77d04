// Window sizes of the stories, in CSS pixels.
export const phone = { width: 360, height: 780 };
export const desk = { width: 1440, height: 900 };
/** 320 px wide, as a phone of the smallest kind, and as a window of 1280 × 1024 px at 400 %. */
export const narrow = { 'at 320 px': { width: 320, height: 640 }, 'at 400 %': { width: 320, height: 256 } };
