// What ffmpeg and ffprobe may do with a file from outside.
/** How an input of this content type may be read: as that and nothing else, from this file alone. */
export function inputOptions(type: string): string[] {
  const confined = ['-protocol_whitelist', 'file'];
  if (type === 'video/x-ms-wmv') return [...confined, '-f', 'asf'];
  if (type === 'video/mpeg') return [...confined, '-format_whitelist', 'mpeg,mpegvideo,mpegts'];
  return [...confined, '-f', 'mov', '-enable_drefs', '0'];
}
