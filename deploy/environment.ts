// Reads environment and arguments: an invalid value is reported as a fault, and the default is used.
export type Environment = Record<string, string | undefined>;
export type Faults = string[];

export function numberOf(env: Environment, name: string, fallback: number, faults: Faults, range: { least: number; most: number }): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= range.least && value <= range.most) return value;
  faults.push(`${name} must be a whole number from ${range.least} to ${range.most}, not "${text}".`);
  return fallback;
}

export function enumOf<Word extends string>(env: Environment, name: string, fallback: NoInfer<Word>, words: readonly Word[], faults: Faults): Word {
  const text = env[name] || fallback;
  const word = words.find((one) => one === text);
  if (word === undefined) faults.push(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return word ?? fallback;
}

export function switchOf(env: Environment, name: string, fallback: 'on' | 'off', faults: Faults): boolean {
  const text = env[name] || fallback;
  if (text !== 'on' && text !== 'off') faults.push(`${name} must be "on" or "off", not "${text}".`);
  return text === 'on';
}

export function argumentOf(args: readonly string[], name: string, fallback: string): string {
  const given = args.find((arg) => arg.startsWith(`--${name}=`));
  return given === undefined ? fallback : given.slice(name.length + 3);
}

export const optional = (env: Environment, name: string): string | undefined => env[name] || undefined;

export const isHttp = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** `name=value,…`; a value may contain `=`. */
export const parsePairs = (text: string): Map<string, string> =>
  new Map(
    text.split(',').map((entry) => {
      const [name = '', ...values] = entry.split('=');
      return [name, values.join('=')];
    }),
  );
