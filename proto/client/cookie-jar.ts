import { parseSetCookie, stringifyCookie } from 'cookie';

/** Cookies of one host, with unchanged values. Paths, ages and Secure are ignored: all of them are for the whole host, and tests are short. */
type CookieJar = {
  /** `Set-Cookie` values of a response. */
  take(values: readonly string[]): void;
  /** The `Cookie` header; empty when there are none. */
  header(): string;
  /** Replaces a cookie; without a value, forgets it. */
  set(name: string, value?: string): void;
};

const asItIs = (value: string) => value;

export function cookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const set: CookieJar['set'] = (name, value) => void (value === undefined ? cookies.delete(name) : cookies.set(name, value));
  return {
    set,
    header: () => stringifyCookie(Object.fromEntries(cookies), { encode: asItIs }),
    take(values) {
      for (const { name, value = '', maxAge } of values.map((one) => parseSetCookie(one, { decode: asItIs })))
        set(name, value === '' || maxAge === 0 ? undefined : value);
    },
  };
}
