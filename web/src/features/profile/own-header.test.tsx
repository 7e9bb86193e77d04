import type { Answer } from '@kloak/proto/api/types.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, annaIsIn, noPosts, profileOf } from '../../../testing/family.ts';
import type { Routes } from '../../../testing/serve.ts';
import { storage } from '../../../testing/storage.ts';
import { visit } from '../../../testing/visit.tsx';

const own = '/storage/avatar/anna-id/one.webp';
const face = (name = 'face.jpg', bytes = 4, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type });
const page = (more: Routes = {}) => visit('/my-profile', { 'POST /api/profile/get-my-profile': profileOf(anna, []), ...more });
const field = () => screen.findByLabelText('Profile photo (click or drag to change)');
const shown = async () => (await field()).closest('label')?.querySelector('img')?.getAttribute('src');
const update = () => screen.findByRole('button', { name: 'Update' });
const changed = (answer: Answer<'POST /api/users/updateUserImage'>) => ({ status: 200, body: { success: true, ...answer } });
const refused = (status: number, code: string, message: string) => ({ status, body: { success: false, code, message, requestId: 'r1' } });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
});

test('a photo that is chosen is shown at once, goes out with Update, and then stands in the bar, too', async () => {
  let image = anna.image;
  const sent = storage(() => {
    image = own;
    return changed({ image: own, ready: true });
  });
  const { user } = page({ 'GET /api/users/auth': () => ({ ...annaIsIn, image }) });
  expect(await update()).toHaveProperty('disabled', true);
  await user.upload(await field(), face());
  expect(await shown()).toBe('blob:chosen');
  await screen.findByText('face.jpg');
  await user.click(await update());
  await screen.findByText('Your profile photo has been changed.');
  expect(sent.posted.map(({ url, form }) => [url, [...form.keys()], form.get('profileId'), form.get('userId')])).toEqual([
    ['/api/users/updateUserImage', ['profileId', 'userId', 'file'], anna._id, anna._id],
  ]);
  expect(await shown()).toBe(own);
  const bar = await screen.findByRole('button', { name: 'Account menu: anna' });
  expect(bar.querySelector('img')?.getAttribute('src')).toBe(own);
});

describe('a photo that is placed in its circle', () => {
  /** Chooses a portrait that the browser has decoded. */
  async function choosePortrait() {
    const sent = storage(() => changed({ image: own, ready: true }));
    const { user } = page();
    await user.upload(await field(), face());
    const picture = (await field()).closest('label')?.querySelector('img');
    if (!picture) throw new Error('it is not shown');
    Object.defineProperties(picture, { naturalWidth: { value: 600 }, naturalHeight: { value: 1000 } });
    fireEvent.load(picture);
    await user.click(screen.getByRole('button', { name: 'Place photo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Place photo' }));
    const stage = dialog.getByRole('application', { name: 'Photo in its circle' });
    Object.defineProperty(stage, 'clientWidth', { value: 200 });
    stage.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
    stage.setPointerCapture = () => {};
    const squareOf = async () => {
      await user.click(dialog.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(await update());
      await screen.findByText('Your profile photo has been changed.');
      const form = sent.posted[0]?.form;
      return ['left', 'top', 'side'].map((name) => Number(form?.get(name)));
    };
    return { user, dialog, stage, squareOf };
  }

  test('by drawing it', async () => {
    const { stage, squareOf } = await choosePortrait();
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 80 });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 80 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 0 });
    // A tenth of the square moves it by 0.15, since the picture is two thirds of a side longer.
    expect(await squareOf()).toEqual([0.5, expect.closeTo(0.25 + 0.15), 1]);
  });

  test('by a press where its middle is to be', async () => {
    const { stage, squareOf } = await choosePortrait();
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 140 });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 140 });
    expect(await squareOf()).toEqual([0.5, expect.closeTo(0.25 + 0.3), 1]);
  });

  test('closer by two fingers, which press nothing', async () => {
    const { stage, squareOf } = await choosePortrait();
    const at = (pointerId: number, clientY: number) => ({ pointerId, clientX: 100, clientY });
    fireEvent.pointerDown(stage, at(1, 80));
    fireEvent.pointerDown(stage, at(2, 120));
    fireEvent.pointerMove(stage, at(1, 60));
    fireEvent.pointerMove(stage, at(2, 140));
    fireEvent.pointerUp(stage, at(1, 60));
    fireEvent.pointerUp(stage, at(2, 140));
    const [, , side] = await squareOf();
    expect(side).toBeCloseTo(0.5);
  });

  test('by keys, and closer by the slider', async () => {
    const { user, dialog, stage, squareOf } = await choosePortrait();
    fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    act(() => stage.focus());
    expect(dialog.getByRole('status').textContent).toBe('50 % from the left, 36 % from the top');
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}+');
    expect(dialog.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuetext')).toBe('2.2 times');
    const [left = 0, top = 0, side] = await squareOf();
    expect(side).toBeCloseTo(0.5 / 1.1);
    expect(left).toBeGreaterThan(0.5);
    expect(top).toBeGreaterThan(0.35);
  });

  test('or not: Escape leaves it as it was', async () => {
    const { user, stage } = await choosePortrait();
    act(() => stage.focus());
    await user.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await shown()).toBe('blob:chosen');
    expect(await update()).toHaveProperty('disabled', false);
  });
});

test('a photo that is dropped is chosen, and left again by Cancel', async () => {
  const { user } = page();
  const zone = (await field()).closest('header');
  if (!zone) throw new Error('there is no zone');
  expect(fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [face()] } })).toBe(false);
  await waitFor(async () => expect(await shown()).toBe('blob:chosen'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await shown()).toBe(anna.image);
  expect(await update()).toHaveProperty('disabled', true);
});

test.each(['', 'application/octet-stream'])('a photo without a name that tells it, said to be "%s", is left to the server to look at', async (type) => {
  page();
  fireEvent.drop(await field(), { dataTransfer: { types: ['Files'], files: [face('1000012345', 4, type)] } });
  await waitFor(async () => expect(await update()).toHaveProperty('disabled', false));
});

test.each([
  ['no picture', [face('notes.txt', 4, 'text/plain')], /not a picture that can be used here/],
  ['a drawing that may hold scripts', [face('logo.svg', 4, 'image/svg+xml')], /not a picture that can be used here/],
  ['several', [face('a.jpg'), face('b.jpg')], /choose one photo/],
  ['an empty file', [face('a.jpg', 0)], /This file is empty/],
  ['more than 25 MB', [face('a.jpg', 25_000_001)], /larger than 25 MB/],
])('%s is told at once, and nothing is sent', async (_what, files, words) => {
  const sent = storage(() => 500);
  page();
  fireEvent.drop(await field(), { dataTransfer: { types: ['Files'], files } });
  await screen.findByText(words);
  expect(await update()).toHaveProperty('disabled', true);
  expect(await shown()).toBe(anna.image);
  expect(sent.posted).toEqual([]);
});

test('a damaged photo is told in words, and the one before stays', async () => {
  storage(() => refused(415, 'unreadable', 'This picture is damaged.'));
  const { user } = page({ 'GET /api/users/auth': { ...annaIsIn, image: own } });
  await user.upload(await field(), face());
  await user.click(await update());
  expect((await screen.findByRole('alert')).textContent).toContain('This picture is damaged.');
  expect(await shown()).toBe(own);
});

test('without a line it is told, and what was chosen can be sent again', async () => {
  let cut = true;
  storage(() => (cut ? 0 : changed({ image: own, ready: true })));
  const { user } = page();
  await user.upload(await field(), face());
  await user.click(await update());
  await screen.findByText('The server cannot be reached. Try again in a moment.');
  expect(await shown()).toBe('blob:chosen');
  cut = false;
  await user.click(await update());
  await screen.findByText('Your profile photo has been changed.');
});

test('a photo that is dropped beside the header is chosen, too, and the browser does not open it', async () => {
  page();
  await field();
  const beside = await screen.findByText('Start Adding Your Private Photos and Videos now');
  expect(fireEvent.drop(beside, { dataTransfer: { types: ['Files'], files: [face()] } })).toBe(false);
  await screen.findByText('face.jpg');
});

test('why the last photo cannot be shown is read once, and told again of another', async () => {
  const broken = { 'GET /api/users/auth': { ...annaIsIn, imageFailure: 'This picture is damaged.' } };
  const { user, go } = page({ ...broken, 'POST /api/profile/find-media-byfamily': noPosts });
  await screen.findByText('This picture is damaged.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('This picture is damaged.')).toBeNull();
  const [home = document.body] = screen.getAllByRole('link', { name: 'Home' });
  await user.click(home);
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await go(-1);
  await field();
  expect(screen.queryByText('This picture is damaged.')).toBeNull();
  storage(() => changed({ image: anna.image, ready: false }));
  await user.upload(await field(), face());
  await user.click(await update());
  await screen.findByText('This picture is damaged.');
});

test('how far it is, is shown; a photo that takes longer is announced, and so is what became of it', async () => {
  let arrive = (_answer: ReturnType<typeof changed>): void => {};
  storage(() => new Promise<ReturnType<typeof changed>>((resolve) => (arrive = resolve)));
  let auth: Answer<'GET /api/users/auth'> = annaIsIn;
  const { user, push } = page({ 'GET /api/users/auth': () => auth });
  await user.upload(await field(), face());
  await user.click(await update());
  await screen.findByRole('button', { name: 'Updating' });
  expect(screen.getByRole('progressbar', { name: 'Sending face.jpg' })).toHaveProperty('value', 40);
  auth = { ...annaIsIn, imagePending: true };
  arrive(changed({ image: anna.image, ready: false }));
  await screen.findAllByText('Your new profile photo is being made ready.');
  auth = { ...annaIsIn, imageFailure: 'This picture is damaged.' };
  await push('profile');
  expect((await screen.findByText('This picture is damaged.')).closest('[role=alert]')).not.toBeNull();
});

test('an own photo can be removed, which takes an Update', async () => {
  let image = own;
  const { user, server } = page({
    'GET /api/users/auth': () => ({ ...annaIsIn, image }),
    'POST /api/users/deleteImage': () => {
      image = anna.image;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(await shown()).toBe(anna.image);
  expect(server.to('POST /api/users/deleteImage')).toEqual([]);
  await user.click(await update());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(server.to('POST /api/users/deleteImage').map(({ body }) => body.filename)).toEqual([own]);
  expect(await shown()).toBe(anna.image);
});
