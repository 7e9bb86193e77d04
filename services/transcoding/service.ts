import { erasureReactions } from '@kloak/access/erasing.ts';
import { service } from '@kloak/platform/service.ts';
import { render } from './reactions/render.ts';
import { renderAvatar } from './reactions/render-avatar.ts';
import { renderBanner } from './reactions/render-banner.ts';
import { renderFilm, renderLongFilm } from './reactions/render-film.ts';
import { renderLarge } from './reactions/render-large.ts';
import { renderPreview } from './reactions/render-preview.ts';
import { renderTurned } from './reactions/render-turned.ts';
import { renderVideo } from './reactions/render-video.ts';
import { requestJob } from './reactions/request-job.ts';
import { ffmpegWarnings } from './tools/probe/ffmpeg-warnings.ts';

/** Service that turns files of cameras into files for browsers. */
export const transcoding = service('transcoding', {
  rpcs: [],
  views: [],
  reactions: [
    requestJob,
    render,
    renderLarge,
    renderTurned,
    renderPreview,
    renderAvatar,
    renderBanner,
    renderFilm,
    renderLongFilm,
    renderVideo,
    ...erasureReactions(),
  ],
  sweeps: [],
  warnings: ffmpegWarnings(),
});
