/** Paths of older versions: 401, then 410 for any method. */
export const gonePaths = [
  '/api/upload/video-thumnail',
  '/api/upload/video-info',
  '/api/upload/delete-video',
  '/api/upload/delete-image',
  '/api/upload/process-images',
  '/api/upload/process-video-data',
  '/api/upload/convert-video-data',
  '/api/upload/upload-file-info',
  '/api/upload/upload-file-wasabi',
] as const;
