import Bowser from 'bowser';

const maxUserAgentCharacters = 1000;

/** Description of a browser for its owner, from its `User-Agent`: `Firefox on Windows`. Empty if unknown. */
export function deviceNameOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentCharacters));
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
