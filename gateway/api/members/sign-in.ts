// Sign-in: its limits depend on the body, and its answer starts a session.
import { refusalOf } from '@kloak/platform/errors.ts';
import { login } from '@kloak/proto/api/sessions.ts';
import { readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { fitsBcrypt, normalizePassword } from '@kloak/proto/rules/people/passwords.ts';
import { badCredentials } from '@kloak/proto/rules/people/sign-in.ts';
import { widerNetworksOf } from '../../caller/address.ts';
import { deviceNameOf } from '../../caller/device-name.ts';
import type { LimitName } from '../../caller/limits.ts';
import { startSession } from '../../caller/start-session.ts';
import { assertPresent } from '../../http/assert-present.ts';
import type { AnswerOf } from '../incoming.ts';
import { handlerRoute, type Route } from '../route.ts';

type Attempt = { limit: LimitName; who: string | undefined };
/** Counters in order, and the one that a success resets. */
type Attempts = { counted: Attempt[]; place: Attempt };

/**
 * Counters of an attempt, the widest first. So a refused caller adds no further keys to the cache, which would push out those of others. A known browser
 * is not limited by its address. See [Note: Limits of signing in].
 */
function attemptsOf(network: string | undefined, device: string | undefined, mail: string): Attempts {
  if (device !== undefined) {
    const place: Attempt = { limit: 'signInPlace', who: `${device} ${mail}` };
    return { counted: [place], place };
  }
  const wider = network === undefined ? undefined : widerNetworksOf(network);
  const place: Attempt = { limit: 'signInPlace', who: network === undefined ? undefined : `${network} ${mail}` };
  const counted: Attempt[] = [
    { limit: 'signInSite', who: wider?.site },
    { limit: 'signInArea', who: wider?.area },
    { limit: 'signIn', who: network },
    place,
    { limit: 'signInMail', who: mail },
  ];
  return { counted, place };
}

/** An invalid address or an impossible password is no guess, so a form sent too early is not counted. */
const isAttempt = (mail: string, password: string) => !readAddress(mail).fault && password !== '' && fitsBcrypt(normalizePassword(password));

export const signIn: readonly Route[] = [
  handlerRoute(login, {
    rpcs: ['identity.SignIn'],
    limit: 'by-handler',
    async handle(deps, { body: { email, password, remember = false }, ask, outcome, request, response }): Promise<AnswerOf<typeof login>> {
      const { callers, cookies, devices, limiter } = deps;
      // A limit of attempts on one account must not be escaped by another way of writing its address.
      const mail = normalizeAddress(email);
      if (!isAttempt(mail, password)) throw refusalOf(badCredentials);
      const { device: cookie } = cookies.read(request.headers.cookie);
      const device = devices.known(cookie, mail);
      const { counted, place } = attemptsOf(callers.networkOf(request), device, mail);
      for (const { limit, who } of counted) await limiter.count(limit, who);

      const { account, username, tokens } = await ask('identity.SignIn', {
        email,
        password,
        remember,
        device: deviceNameOf(request.get('User-Agent')),
        isKnownBrowser: device !== undefined,
      });
      await startSession(deps, request, response, { account, mail, tokens: assertPresent(tokens), wrote: outcome.wrote });
      if (place.who !== undefined) await limiter.forget(place.limit, place.who);
      return { loginSuccess: true, userId: account, username };
    },
  }),
];
