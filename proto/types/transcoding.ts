// Made by scripts/generate/generate.ts from proto/kloak/transcoding.
import type { Sent } from './sent.ts';

/** job:{item} — making the renditions of one item. */
export interface JobRequested__Output { item: string; owner: string; /** Storage key of the checked original. */ key: string; type: string; }
export interface JobRequested extends Sent<JobRequested__Output> {}
/** A poster of a video, for lists, was requested; it takes a moment. The film follows. */
export interface PosterJobRequested__Output {
  item: string; owner: string; /** Storage key of the checked original. */ key: string; /** Media type that was detected from the bytes. */ type: string;
  fileName: string;
}
export interface PosterJobRequested extends Sent<PosterJobRequested__Output> {}
/** Request of earlier builds: poster and film in one. PosterJobRequested replaces it. */
export interface VideoJobRequested__Output {
  item: string; owner: string; /** Storage key of the checked original. */ key: string; /** Media type that was detected from the bytes. */ type: string;
  fileName: string;
}
export interface VideoJobRequested extends Sent<VideoJobRequested__Output> {}
/** Small renditions of a photograph, for lists, are ready; the larger ones follow, so the job goes on. */
export interface JobThumbnailsFinished__Output {
  item: string; owner: string; /** Facts as in JobFinished, which repeats all of them. */ width: number; height: number; thumbhash: string; takenAt?: string;
  files: RenderedFile__Output[]; partial?: boolean; takenLocal?: string; latitude?: number; longitude?: number; takenFraction?: string;
}
export interface JobThumbnailsFinished extends Sent<JobThumbnailsFinished__Output> {}
/** The poster of a video is rendered, and the facts of the file are read; the film follows, so the job goes on. Without files and thumbhash if no frame was found in time: the poster is then taken from the film. */
export interface PosterJobFinished__Output {
  item: string; owner: string; /** Facts as in JobFinished, which repeats all of them; the size is the video's own. */ width: number; height: number;
  thumbhash: string; takenAt?: string; files: RenderedFile__Output[]; takenLocal?: string; /** Length in seconds, if the file contains it. */ duration?: number;
  latitude?: number; longitude?: number; takenFraction?: string;
}
export interface PosterJobFinished extends Sent<PosterJobFinished__Output> {}
/** The film of a video was requested, which takes about a minute: its picture is copied, or it is short. */
export interface FilmJobRequested__Output { item: string; owner: string; }
export interface FilmJobRequested extends Sent<FilmJobRequested__Output> {}
/** A film that may take hours, and so has a queue of its own. */
export interface LongFilmJobRequested__Output { item: string; owner: string; }
export interface LongFilmJobRequested extends Sent<LongFilmJobRequested__Output> {}
/** All renditions are ready. */
export interface JobFinished__Output {
  item: string; owner: string; /** Pixels of the upright picture. */ width: number; height: number; /** thumbhash, base64. */ thumbhash: string;
  /** ISO 8601, if the file contains it. */ takenAt?: string; files: RenderedFile__Output[];
  /** True if a part of the picture is missing in the file: it was cut off or damaged before the upload. */ partial?: boolean;
  /** The camera's clock, `YYYY-MM-DDTHH:mm:ss` without a zone, from the file's clock or place; absent if the file has only an instant. */ takenLocal?: string;
  /** Place where it was taken, in degrees, north and east positive; both or none. For its owner alone. */ latitude?: number; longitude?: number;
  /** Seconds; videos only. */ duration?: number; /** Browsers play the original of a video as it is. */ originalPlays?: boolean;
  /** The film plays without the sound of the original, which can neither be copied nor decoded; videos only. */ soundMissing?: boolean;
  /** Digits of the fraction of its second, if the file contains them. */ takenFraction?: string;
}
export interface JobFinished extends Sent<JobFinished__Output> {}
export interface RenderedFile__Output { key: string; width: number; height: number; type: string; /** Bytes. */ size: number; }
export interface RenderedFile extends Sent<RenderedFile__Output> {}
/** The original cannot be rendered, even if repeated; or all attempts ended with faults of the machine (`gave-up`). */
export interface JobFailed__Output { item: string; owner: string; /** A code of proto/rules/failures.ts. */ reason: string; }
export interface JobFailed extends Sent<JobFailed__Output> {}
/** turn-job:{item} — rendering a photograph that its owner turned. */
export interface TurnFinished__Output {
  item: string; owner: string; /** Facts of media's ItemTurned. */ turn: number; quarterTurns: number; /** Pixels of the turned picture. */ width: number;
  height: number; /** thumbhash, base64. */ thumbhash: string; files: RenderedFile__Output[];
  /** EXIF orientation (1 to 8) with which the original looks like the turned picture. */ orientation: number;
}
export interface TurnFinished extends Sent<TurnFinished__Output> {}
/** It cannot be rendered, even if repeated; or all attempts ended with faults of the machine (`gave-up`). */
export interface TurnFailed__Output { item: string; owner: string; turn: number; /** A code of proto/rules/failures.ts. */ reason: string; }
export interface TurnFailed extends Sent<TurnFailed__Output> {}
/** preview:{item} — the check of a page's preview of an item. */
export interface PreviewFinished__Output { item: string; owner: string; /** thumbhash, base64. */ thumbhash: string; file: RenderedFile__Output | null; }
export interface PreviewFinished extends Sent<PreviewFinished__Output> {}
/** avatar-job:{avatar} — rendering a member's picture from the posted one. Its key contains this avatar's id. */
export interface AvatarRendered__Output { account: string; avatar: string; }
export interface AvatarRendered extends Sent<AvatarRendered__Output> {}
/** The picture cannot be rendered, even if repeated. */
export interface AvatarNotRendered__Output { account: string; avatar: string; /** A code of proto/rules/avatar-files.ts. */ reason: string; }
export interface AvatarNotRendered extends Sent<AvatarNotRendered__Output> {}
/** banner-job:{banner} — rendering the picture of a group from an image of `by`. Its keys contain this banner's id. */
export interface GroupBannerRendered__Output { group: string; banner: string; by: string; }
export interface GroupBannerRendered extends Sent<GroupBannerRendered__Output> {}
/** The picture cannot be rendered, even if repeated. */
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
  | { type: 'TurnFinished'; data: TurnFinished__Output }
  | { type: 'TurnFailed'; data: TurnFailed__Output }
  | { type: 'PreviewFinished'; data: PreviewFinished__Output }
  | { type: 'AvatarRendered'; data: AvatarRendered__Output }
  | { type: 'AvatarNotRendered'; data: AvatarNotRendered__Output }
  | { type: 'GroupBannerRendered'; data: GroupBannerRendered__Output }
  | { type: 'GroupBannerNotRendered'; data: GroupBannerNotRendered__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type TranscodingRpcs = Record<never, never>;
