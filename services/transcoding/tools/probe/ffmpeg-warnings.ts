import { type Ffmpeg, findFfmpeg } from './find-ffmpeg.ts';

/** Older versions have known weaknesses that nobody fixes. */
const minYear = 2023;
const install = 'install a current ffmpeg with ffprobe on this machine (`apt install ffmpeg`), which is found by PATH, and start Kloak anew';

const wordsOf = ({ version, year }: Ffmpeg): string[] =>
  year !== undefined && year >= minYear ? [] : [`ffmpeg ${version} of ${year ?? 'no known year'} reads files of strangers: ${install}`];

/** Warnings for the operator about the programs that read videos. Searches for them on the first call, and returns none until they have answered. */
export function ffmpegWarnings(find: () => Promise<Ffmpeg> = findFfmpeg): () => readonly string[] {
  let words: readonly string[] = [];
  let asks = true;
  const look = async () => {
    asks = false;
    try {
      words = wordsOf(await find());
    } catch {
      words = [`there is no ffmpeg that answers, so no video is rendered: ${install}`];
      asks = true;
    }
  };
  return () => {
    if (asks) void look();
    return words;
  };
}
