// Restrictions of ffmpeg and ffprobe for untrusted files.
/** Input options by content type: only that format, and only this file. */
export function inputOptions(type: string): string[] {
  const confined = ['-protocol_whitelist', 'file'];
  if (type === 'video/x-ms-wmv') return [...confined, '-f', 'asf'];
  if (type === 'video/mpeg') return [...confined, '-format_whitelist', 'mpeg,mpegvideo,mpegts'];
  return [...confined, '-f', 'mov', '-enable_drefs', '0'];
}
