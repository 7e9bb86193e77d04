// A member signs in, loads the home page, and opens the first picture of each relative.
import { check } from 'k6';
import http from 'k6/http';
import { base, call, callerOf, pause, scenario, signIn, thresholds } from './member.js';

const login = 'POST /api/users/login';
const feed = 'POST /api/profile/find-media-byfamily';

export const homeThresholds = { [`http_req_duration{name:${login}}`]: ['p(95)<3000'], [`http_req_duration{name:${feed}}`]: ['p(95)<1000'] };

export const options = { noCookiesReset: true, scenarios: { home: scenario() }, thresholds: { ...thresholds, ...homeThresholds } };

export default async function home() {
  const caller = callerOf();
  await signIn(caller);
  const { body } = await call(feed, { profileId: caller.me.id });
  for (const { posts } of body.profiles) {
    const [first] = posts;
    if (!first?.image?.thumbNail) continue;
    const picture = await http.asyncRequest('GET', base + first.image.thumbNail, null, { tags: { name: 'a picture' } });
    check(picture, { 'a picture is answered': ({ status }) => status === 200 });
  }
  await call('GET /api/users/auth', {});
  await pause(1000);
}
