import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';
import { notificationsPerPage } from '@kloak/proto/rules/notifications.ts';
import { fetchEarly } from '../lib/early-answers.ts';
import { drawNews } from './early-news.ts';

/** Never settles if the call fails: the code that takes its answer over handles that. */
const ask = <Name extends ApiName>(name: Name, fields: Body<Name>) => new Promise<Answer<Name>>((resolve) => fetchEarly(name, fields, resolve));

/** Sends the first requests of the notifications, as `askEarly` does for other screens. */
export async function askNotificationsEarly(): Promise<void> {
  if (!globalThis.kloakAsked) return;
  const profileId = localStorage.getItem('kloak-user-id') ?? '';
  const [{ notifications }, { connections }, { groupInvites }] = await Promise.all([
    ask('POST /api/notification/list', { profileId, perPage: notificationsPerPage }),
    ask('GET /api/connection/all/{profileId}', { profileId }),
    ask('POST /api/groups/groups-by-profile', { profileId }),
  ]);
  // Requests and invites are listed above the news, and take their place.
  if (connections.pending.length === 0 && groupInvites.length === 0) drawNews(notifications);
}
