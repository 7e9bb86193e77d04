import type { Texts } from '../../lib/texts.ts';

export const postTexts = {
  image: {
    title: 'Photo',
    denied: 'You do not have permission to view this image.',
    failed: 'An error occurred while loading the image.',
    notYet: 'This photo is not here yet. It will appear by itself.',
    partial: 'A part of this picture is missing from the file. It is kept as you uploaded it; if you have the whole picture elsewhere, upload that too.',
    nthOf: (place: number, count: number) => `Photo ${place} of ${count}`,
  },
  video: {
    title: 'Video',
    denied: 'You do not have permission to view this video.',
    failed: 'An error occurred while loading the video.',
    notYet: 'This video is not here yet. It will appear by itself.',
    partial: 'A part of this video is missing from the file. It is kept as you uploaded it; if you have the whole video elsewhere, upload that too.',
    nthOf: (place: number, count: number) => `Video ${place} of ${count}`,
  },
  soundMissing: 'The sound of this video could not be read, so it plays without. It is kept as you uploaded it, and you can download it.',
  showAll: 'Show all',
  showLess: 'Show less',
  more: (title: string) => `More: ${title}`,
  openFullScreen: 'Open full screen',
  previous: 'Previous',
  next: 'Next',
  place: (place: number, count: number) => `${place} of ${count}`,
  nextStory: (name: string, count: string) => `Next: ${name} · ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  taken: 'Taken',
  added: (day: string) => `Added ${day}`,
  where: 'Place',
  placeIsYours: 'only you see this',
  /** Degrees, north and east positive, with a precision of about ten metres. */
  coordinates: (latitude: number, longitude: number) =>
    `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? 'W' : 'E'}`,
  others: (name: string) => (name ? `More from ${name}` : 'More'),
  by: (name: string) => `Photo by ${name}`,
  controls: 'Video controls',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  seek: 'Place in the video',
  /** Both arguments as minutes:seconds. */
  at: (place: string, duration: string) => `${place} of ${duration}`,
  preparing: 'This video is being made ready. It will play here by itself.',
  preparingProgress: 'How far the video is ready',
  /** Shown to the owner only. */
  views: (count: number) => (count === 1 ? '1 view' : `${count} views`),
  percent: (percent: number) => `${percent}%`,
} as const satisfies Texts;
