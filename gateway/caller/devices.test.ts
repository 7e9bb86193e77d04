import { devicesOf } from './devices.ts';

const devices = devicesOf('a key');

it('a browser is known to all who signed in from it, and to no others', () => {
  const shared = devices.remember(devices.remember(undefined, 'anna'), 'ben');
  const name = devices.known(shared, 'anna');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(devices.known(shared, 'ben')).toBe(name);
  expect(devices.known(shared, 'cleo')).toBeUndefined();
  expect(devices.known(devices.remember(undefined, 'anna'), 'anna')).not.toBe(name);
});

it('is known after signing in again and again, and at last forgets whom it has not seen for long', () => {
  let cookie = devices.remember(undefined, 'anna');
  for (let member = 0; member < 7; member++) cookie = devices.remember(devices.remember(cookie, `member ${member}`), 'ben');
  expect(devices.known(cookie, 'anna')).toBeUndefined();
  expect(devices.known(cookie, 'member 1')).toBeDefined();
  expect(cookie.length).toBeLessThan(210);
});

it('knows nobody by a cookie that another key made, that was changed, or that is none', () => {
  const cookie = devices.remember(undefined, 'anna');
  const [name = '', mark = ''] = cookie.split('.');
  const other = devices.remember(undefined, 'ben').split('.')[0];
  for (const forged of [devicesOf('another key').remember(undefined, 'anna'), `${other}.${mark}`, `${name}.${mark.slice(1)}`, name, '', 'x', '.'.repeat(4000)])
    expect(devices.known(forged, 'anna')).toBeUndefined();
  expect(devices.known(devices.remember('nonsense', 'anna'), 'anna')).toBeDefined();
});
