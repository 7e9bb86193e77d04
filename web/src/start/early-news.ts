import type { Notification } from '@kloak/proto/api/types.ts';
import { hashOfRoom } from '@kloak/proto/rules/files/thing-paths.ts';
import { actOf, actorsOf, pathTo } from '../features/notifications/row-facts.ts';
import { notificationRowTexts as t } from '../features/notifications/row-texts.ts';
import { preparedElement } from './early-picture.ts';

/** Rows that a large window shows at first. */
const maxRows = 12;

/** Renders the first notifications at their final place, without their times, whose formats a phone is slow to load. */
export function drawNews(notifications: readonly Notification[]): void {
  const pattern = preparedElement('data-first-news');
  const news = pattern instanceof HTMLTemplateElement ? pattern.content.firstElementChild : undefined;
  const row = news?.querySelector('li');
  // The buttons in the row of a request are parts of the app.
  const end = notifications.findIndex(({ kind }) => kind === 'GROUP_REQUESTS');
  const shown = notifications.slice(0, end < 0 ? maxRows : Math.min(end, maxRows));
  if (!pattern || !news || !row || shown.length === 0) return;
  row.replaceWith(...shown.map((notification) => filled(row, notification)));
  news.toggleAttribute('data-first-rows', true);
  pattern.previousElementSibling?.replaceWith(news);
}

/** A copy of the row with the content of a notification. */
function filled(row: HTMLElement, notification: Notification): Node {
  const copy = document.importNode(row, true);
  const { profiles, roomId, unread, post } = notification;
  const link = copy.querySelector('a');
  const avatar = copy.querySelector('img');
  const [text, mark, thumb] = link?.querySelectorAll(':scope > span') ?? [];
  if (link) link.href = roomId === undefined ? pathTo(notification) : hashOfRoom(roomId);
  if (avatar && profiles[0]) avatar.src = profiles[0].image;
  const { className = '' } = copy.querySelector('bdi') ?? {};
  const { names, others } = actorsOf(notification);
  const who = names.flatMap((name, nth) => [nth > 0 ? ` ${t.and} ` : '', Object.assign(document.createElement('bdi'), { className, textContent: name })]);
  text?.firstElementChild?.replaceChildren(...who, others && ` ${others}`, ` ${actOf(notification)}`);
  text?.lastElementChild?.replaceChildren('\u00a0');
  if (!unread) mark?.remove();
  if (post) thumb?.replaceChildren();
  else thumb?.remove();
  return copy;
}
