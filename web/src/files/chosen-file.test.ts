import { displayOrder } from './chosen-file.ts';

const chosen = (name: string, type: string) => ({ file: new File([], name, { type }) });

test('others see the last one first; films, which take long to send, come after the photographs', () => {
  const files = [chosen('a.mp4', 'video/mp4'), chosen('b.jpg', 'image/jpeg'), chosen('c.mov', 'video/quicktime'), chosen('d.heic', '')];
  expect(displayOrder(files).map(({ file }) => file.name)).toEqual(['d.heic', 'b.jpg', 'c.mov', 'a.mp4']);
});
