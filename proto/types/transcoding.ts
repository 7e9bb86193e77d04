// Made by scripts/generate.ts from proto/kloak/transcoding.
import type { AvatarNotRendered__Output } from './kloak/transcoding/v1/AvatarNotRendered.ts';
import type { AvatarRendered__Output } from './kloak/transcoding/v1/AvatarRendered.ts';
import type { FilmJobRequested__Output } from './kloak/transcoding/v1/FilmJobRequested.ts';
import type { GroupBannerNotRendered__Output } from './kloak/transcoding/v1/GroupBannerNotRendered.ts';
import type { GroupBannerRendered__Output } from './kloak/transcoding/v1/GroupBannerRendered.ts';
import type { JobFailed__Output } from './kloak/transcoding/v1/JobFailed.ts';
import type { JobFinished__Output } from './kloak/transcoding/v1/JobFinished.ts';
import type { JobRequested__Output } from './kloak/transcoding/v1/JobRequested.ts';
import type { JobThumbnailsFinished__Output } from './kloak/transcoding/v1/JobThumbnailsFinished.ts';
import type { LongFilmJobRequested__Output } from './kloak/transcoding/v1/LongFilmJobRequested.ts';
import type { PosterJobFinished__Output } from './kloak/transcoding/v1/PosterJobFinished.ts';
import type { PosterJobRequested__Output } from './kloak/transcoding/v1/PosterJobRequested.ts';
import type { PreviewFinished__Output } from './kloak/transcoding/v1/PreviewFinished.ts';
import type { VideoJobRequested__Output } from './kloak/transcoding/v1/VideoJobRequested.ts';

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
