import { requestOf } from './connection.ts';

const boundary = 'kloak-bench-boundary';

/** Target and fields of a form; `host` is the name and port by which the product knows itself. */
type FormTarget = { host: string; cookie: string; fields: Record<string, string> };

/** A form as a browser posts it: its fields, then the file in its parts. */
export function formRequest({ host, cookie, fields }: FormTarget, ...file: Buffer[]): Buffer[] {
  const parts = Object.entries(fields).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const last = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const headers = { Cookie: cookie, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return requestOf(host, 'POST', '/storage', headers, Buffer.from(parts.join('') + last), ...file, Buffer.from(`\r\n--${boundary}--\r\n`));
}
