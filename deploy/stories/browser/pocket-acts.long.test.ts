// Acts of a member without a network: they wait, outlive the page, and are sent once and in order.
import { until } from '@kloak/platform/testing/until.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import type { Page } from 'playwright-core';
import { embeddedFixture } from '../fixture.ts';
import { connectedMembers, me, type Person } from '../people.ts';
import { persistCall } from '../persist.ts';
import { messageText, sendMessage } from './setup/chat-steps.ts';
import { openBrowser } from './setup/chromium.ts';
import { inBrowser } from './setup/in-browser.ts';
import { untilControlled, untilKept } from './setup/kept-on-device.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { sharePhoto } from './setup/share-photo.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button } from './setup/steps.ts';
import type { Window } from './setup/window.ts';

const waits = 'Will be sent when you are online again.';
/** Calls that change something which people do on these pages. */
const acts = /\/api\/((image|comment)\/(add|remove)\w*Reaction|comment\/(save|update)Comment|image\/updateOneImage|chatbox\/submit-message)$/;
/** Sent or waiting text, without that in a field. */
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).and(page.locator(':not(textarea)'));
const caption = (page: Page, words: string) => page.locator('main [data-caption]').filter({ hasText: words });
const photoPage = ['image-post-byid', 'image/getAllReactions', 'getImageComments'];

inBrowser('acts without a network', () => {
  const stage = openStage(embeddedFixture, openBrowser);
  let anna: Person;
  let ben: Person;
  let lake: Post;
  let hill: Post;
  let own: Post;
  let device: Window;
  /** Acts that the server accepted, in order: the last part of their path, and their text. */
  const accepted: string[] = [];

  const comment = (person: Person, post: Post, content: string) =>
    persistCall(person.visitor, 'POST /api/comment/saveComment', { content, writer: { _id: me(person) }, imageId: post._id });
  const commentsOn = async ({ _id: imageId }: Post) => (await persistCall(ben.visitor, 'POST /api/comment/getImageComments', { imageId })).comments;
  const heartsOn = async ({ _id: imageId }: Post) => {
    const { reactions } = await persistCall(ben.visitor, 'POST /api/image/getAllReactions', { imageId, profile: me(ben) });
    return reactions.map(({ profile }) => profile._id);
  };
  const addressOf = ({ _id }: Post) => `/image/${_id}`;
  /** Opens a photograph, also without a network. */
  const open = async (page: Page, post: Post) => {
    await page.goto(addressOf(post));
    await button(page, /^Love: \d/)
      .first()
      .waitFor();
  };
  const openChat = async (page: Page) => {
    await button(page, /^See Messages/).click();
    await page.getByRole('button', { name: new RegExp(`^${anna.name}`) }).click();
  };
  const note = (page: Page) =>
    page.on('response', async (response) => {
      const [request, path] = [response.request(), new URL(response.url()).pathname];
      if (!acts.test(path) || !response.ok()) return;
      const { content, messageBody, title }: Record<string, unknown> = request.postDataJSON();
      accepted.push([path.split('/').at(-1), content ?? messageBody ?? title].filter(Boolean).join(' '));
    });

  beforeAll(async () => {
    ({ anna, ben } = await connectedMembers(stage.fixture));
    [lake, hill, own] = [await sharePhoto(anna, 1, 'The lake'), await sharePhoto(anna, 2, 'The hill'), await sharePhoto(ben, 3, 'My pond')];
    await persistCall(ben.visitor, 'POST /api/image/addImageReaction', { imageId: hill._id, profile: me(ben), reactionType: 'Love' });
    await comment(anna, lake, 'Who comes along?');
    await comment(anna, hill, 'So high!');
    await comment(ben, hill, 'So hihg!');
    device = await openMembersWindow(stage, ben, { viewport: phone, serviceWorkers: 'allow' });
    const { page } = device;
    note(page);
    await openChat(page);
    await sendMessage(page, 'Hello');
    await messageText(page, 'Hello').waitFor();
    await untilControlled(page);
    for (const post of [lake, hill, own]) {
      await open(page, post);
      await untilKept(page, photoPage, post._id);
    }
    await openChat(page);
    await messageText(page, 'Hello').waitFor();
    await untilKept(page, ['conversation-query'], 'roomId');
    accepted.length = 0;
  }, 300_000);

  it('ten of them wait, and are drawn as waiting', async () => {
    const { page } = device;
    await page.context().setOffline(true);
    await open(page, lake);
    await button(page, 'Love: 0 hearts').click();
    for (const words of ['What a morning!', 'And what a boat!']) {
      await page.getByLabel('Write a comment').fill(words);
      await button(page, 'Submit').click();
      await said(page, words).waitFor();
    }
    await button(page, `Reply: ${anna.name}`).click();
    await page.getByLabel(`Reply to ${anna.name}`).fill('Count me in.');
    await button(page, 'Submit').last().click();
    await said(page, 'Count me in.').waitFor();
    await open(page, hill);
    await button(page, 'Love: 1 heart').click();
    await button(page, `Love: comment by ${anna.name}`).click();
    await button(page, `More: comment by ${ben.name}`).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Edit your comment').fill('So high indeed!');
    await button(page, 'Submit').last().click();
    await said(page, 'So high indeed!').waitFor();
    await open(page, own);
    await button(page, /^Settings: /)
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit image' });
    await dialog.getByLabel('Title').fill('Our pond');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await caption(page, 'Our pond').waitFor();
    await openChat(page);
    for (const words of ['First', 'Second']) await sendMessage(page, words);
    await until('both messages to wait', async () => (await page.getByRole('region', { name: 'Messages' }).getByText(waits).count()) === 2);
    expect(accepted).toEqual([]);
  });

  it('they are there after the page is loaded again, still without a network', async () => {
    const { page } = device;
    const waiting = (count: number) => until(`${count} waiting acts`, async () => (await page.locator('main').getByText(waits).count()) === count);
    await open(page, lake);
    await button(page, 'Love: 1 heart').waitFor();
    for (const words of ['What a morning!', 'And what a boat!', 'Count me in.']) await said(page, words).waitFor();
    await waiting(4);
    await open(page, hill);
    await button(page, 'Love: 0 hearts').waitFor();
    await said(page, 'So high indeed!').waitFor();
    await button(page, `See 1 heart: comment by ${anna.name}`).waitFor();
    await waiting(3);
    await open(page, own);
    await caption(page, 'Our pond').waitFor();
    await waiting(1);
    await openChat(page);
    for (const words of ['First', 'Second']) await messageText(page, words).waitFor();
    expect(accepted).toEqual([]);
  });

  it('each is sent once and in order when the network is back, and the server has exactly them', async () => {
    const { page } = device;
    await page.context().setOffline(false);
    await until('nothing to wait', async () => accepted.length >= 10 && (await page.getByText(waits).count()) === 0);
    const [messages, others] = [accepted.filter((act) => act.startsWith('submit')), accepted.filter((act) => !act.startsWith('submit'))];
    expect(messages).toEqual(['submit-message First', 'submit-message Second']);
    expect(others).toEqual([
      'addImageReaction',
      'saveComment What a morning!',
      'saveComment And what a boat!',
      'saveComment Count me in.',
      'removeImageReaction',
      'addCommentReaction',
      'updateComment So high indeed!',
      'updateOneImage Our pond',
    ]);
    const [onLake, onHill] = [await commentsOn(lake), await commentsOn(hill)];
    expect(onLake.map(({ content }) => content).toSorted()).toEqual(['And what a boat!', 'Count me in.', 'What a morning!', 'Who comes along?']);
    expect(onLake.find(({ content }) => content === 'Count me in.')?.responseTo).toBe(onLake.find(({ writer }) => writer._id === me(anna))?._id);
    expect(onHill.map(({ content, heartCount }) => [content, heartCount])).toEqual([
      ['So high!', 1],
      ['So high indeed!', 0],
    ]);
    expect([await heartsOn(lake), await heartsOn(hill)]).toEqual([[me(ben)], []]);
    const { post } = await persistCall(ben.visitor, 'POST /api/post/image-post-byid', { imageId: own._id, profileId: me(ben) });
    expect(post.title).toBe('Our pond');
  });

  it('those of two tabs are sent once each, and both tabs show all of them', async () => {
    const { page } = device;
    const other = await page.context().newPage();
    note(other);
    accepted.length = 0;
    for (const tab of [page, other]) await open(tab, lake);
    await page.context().setOffline(true);
    const write = async (tab: Page, words: string) => {
      await tab.getByLabel('Write a comment').fill(words);
      await button(tab, 'Submit').click();
      await said(tab, words).waitFor();
    };
    const all = ['From one', 'From the other', 'From one again', 'From the other again'];
    for (const [nth, words] of all.entries()) await write(nth % 2 === 0 ? page : other, words);
    for (const tab of [page, other]) for (const words of all) await said(tab, words).waitFor();
    await page.context().setOffline(false);
    for (const tab of [page, other]) await until('nothing to wait', async () => (await tab.getByText(waits).count()) === 0);
    expect(accepted).toEqual(all.map((words) => `saveComment ${words}`));
    for (const tab of [page, other]) for (const words of all) await until(`${words} once`, async () => (await said(tab, words).count()) === 1);
    const contents = (await commentsOn(lake)).map(({ content }) => content);
    expect(contents.filter((content) => content.startsWith('From'))).toEqual(all);
    await other.close();
  });
});
