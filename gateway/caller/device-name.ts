import Bowser from 'bowser';

const maxUserAgentCharacters = 1000;

/** What signs in, in words for its owner: `Firefox on Windows`, by its `User-Agent`. Empty when that tells nothing. */
export function deviceNameOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentCharacters));
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
