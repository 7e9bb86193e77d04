// Made by scripts/generate/generate.ts from proto/kloak/transcoding.
import type { Sent } from './sent.ts';

/** job:{item} — making the renditions of one item. */
export interface JobRequested__Output { item: string; owner: string; /** Storage key of the checked original. */ key: string; type: string; }
export interface JobRequested extends Sent<JobRequested__Output> {}
/** What lists show of a video is asked for: its poster, which is made in a moment. Its film follows. */
export interface PosterJobRequested__Output {
  item: string; owner: string; /** Storage key of the checked original. */ key: string; /** As its bytes say. */ type: string; fileName: string;
}
export interface PosterJobRequested extends Sent<PosterJobRequested__Output> {}
/** As earlier builds asked for a video: poster and film in one. A PosterJobRequested takes its place. */
export interface VideoJobRequested__Output {
  item: string; owner: string; /** Storage key of the checked original. */ key: string; /** As its bytes say. */ type: string; fileName: string;
}
export interface VideoJobRequested extends Sent<VideoJobRequested__Output> {}
/** What lists show of a photograph is made; the larger files follow, so the job goes on. */
export interface JobThumbnailsFinished__Output {
  item: string; owner: string; /** Each fact as in JobFinished, which tells all of them again. */ width: number; height: number; thumbhash: string;
  takenAt?: string; files: RenderedFile__Output[]; partial?: boolean; takenLocal?: string; latitude?: number; longitude?: number; takenFraction?: string;
}
export interface JobThumbnailsFinished extends Sent<JobThumbnailsFinished__Output> {}
/** The poster of a video is made, and what the file tells is read; the film follows, so the job goes on. Without files and thumbhash where no frame came in time: then the poster is taken of the film. */
export interface PosterJobFinished__Output {
  item: string; owner: string; /** Each fact as in JobFinished, which tells all of them again; the size is the video's own. */ width: number; height: number;
  thumbhash: string; takenAt?: string; files: RenderedFile__Output[]; takenLocal?: string; /** Where the file tells it. */ duration?: number; latitude?: number;
  longitude?: number; takenFraction?: string;
}
export interface PosterJobFinished extends Sent<PosterJobFinished__Output> {}
/** The film of a video is asked for, which is made in a minute or so: its picture is copied, or it is short. */
export interface FilmJobRequested__Output { item: string; owner: string; }
export interface FilmJobRequested extends Sent<FilmJobRequested__Output> {}
/** One that may take hours, and so has a queue of its own. */
export interface LongFilmJobRequested__Output { item: string; owner: string; }
export interface LongFilmJobRequested extends Sent<LongFilmJobRequested__Output> {}
/** All is made. */
export interface JobFinished__Output {
  item: string; owner: string; /** Pixels of the upright picture. */ width: number; height: number; /** thumbhash, base64. */ thumbhash: string;
  /** ISO 8601, where the file tells. */ takenAt?: string; files: RenderedFile__Output[];
  /** A part of the picture is not in the file: it was cut off or damaged before it came here. */ partial?: boolean;
  /** The camera's clock as it stood, `YYYY-MM-DDTHH:mm:ss` without a zone, where the file tells, or its place; absent where only an instant is told. */ takenLocal?: string;
  /** Where it was taken, in degrees, north and east positive; both or none. For its owner alone. */ latitude?: number; longitude?: number;
  /** Seconds; videos only. */ duration?: number; /** Browsers play the original of a video as it is. */ originalPlays?: boolean;
  /** The film plays without the sound of the original, which can neither be copied nor decoded; videos only. */ soundMissing?: boolean;
  /** Digits of the fraction of its second, where the file tells. */ takenFraction?: string;
}
export interface JobFinished extends Sent<JobFinished__Output> {}
export interface RenderedFile__Output { key: string; width: number; height: number; type: string; /** Bytes. */ size: number; }
export interface RenderedFile extends Sent<RenderedFile__Output> {}
/** The original cannot be rendered, whatever is tried; or nobody tries any longer what failed by a fault of the machine (`gave-up`). */
export interface JobFailed__Output { item: string; owner: string; /** A code of proto/rules/failures.ts. */ reason: string; }
export interface JobFailed extends Sent<JobFailed__Output> {}
/** preview:{item} — the check of what a page drew of an item. */
export interface PreviewFinished__Output { item: string; owner: string; /** thumbhash, base64. */ thumbhash: string; file: RenderedFile__Output | null; }
export interface PreviewFinished extends Sent<PreviewFinished__Output> {}
/** avatar-job:{avatar} — making a member's picture of what was posted. It stands under the key of this avatar. */
export interface AvatarRendered__Output { account: string; avatar: string; }
export interface AvatarRendered extends Sent<AvatarRendered__Output> {}
/** It cannot be made, whatever is tried. */
export interface AvatarNotRendered__Output { account: string; avatar: string; /** A code of proto/rules/avatar-files.ts. */ reason: string; }
export interface AvatarNotRendered extends Sent<AvatarNotRendered__Output> {}
/** banner-job:{banner} — making the picture of a group of an image of `by`. It stands under the keys of this banner. */
export interface GroupBannerRendered__Output { group: string; banner: string; by: string; }
export interface GroupBannerRendered extends Sent<GroupBannerRendered__Output> {}
/** It cannot be made, whatever is tried. */
export interface GroupBannerNotRendered__Output { group: string; banner: string; by: string; /** A code of proto/rules/group-banners.ts. */ reason: string; }
export interface GroupBannerNotRendered extends Sent<GroupBannerNotRendered__Output> {}

/** What the log of transcoding holds: the message's name and its fields. */
export type TranscodingEvent =
  | { type: 'JobRequested'; data: JobRequested__Output }
  | { type: 'PosterJobRequested'; data: PosterJobRequested__Output }
  | { type: 'VideoJobRequested'; data: VideoJobRequested__Output }
  | { type: 'JobThumbnailsFinished'; data: JobThumbnailsFinished__Output }
  | { type: 'PosterJobFinished'; data: PosterJobFinished__Output }
  | { type: 'FilmJobRequested'; data: FilmJobRequested__Output }
  | { type: 'LongFilmJobRequested'; data: LongFilmJobRequested__Output }
  | { type: 'JobFinished'; data: JobFinished__Output }
  | { type: 'JobFailed'; data: JobFailed__Output }
  | { type: 'PreviewFinished'; data: PreviewFinished__Output }
  | { type: 'AvatarRendered'; data: AvatarRendered__Output }
  | { type: 'AvatarNotRendered'; data: AvatarNotRendered__Output }
  | { type: 'GroupBannerRendered'; data: GroupBannerRendered__Output }
  | { type: 'GroupBannerNotRendered'; data: GroupBannerNotRendered__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type TranscodingRpcs = Record<never, never>;
