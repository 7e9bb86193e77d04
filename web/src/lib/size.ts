const megabyte = 1e6;
const gigabyte = 1e9;

/** An amount of space with its unit: at least `0.1 MB` unless it is 0, and in GB from 1 GB on. */
export function sizeText(bytes: number): string {
  if (bytes <= 0) return '0 MB';
  if (bytes >= 0.9995 * gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`;
  const megabytes = bytes / megabyte;
  return megabytes < 9.95 ? `${Math.max(megabytes, 0.1).toFixed(1)} MB` : `${Math.round(megabytes)} MB`;
}
