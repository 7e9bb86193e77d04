import { LinkifyIt } from 'linkify-it';
import { letter } from './letter.ts';
import { nameInMail } from './without-links.ts';

const finder = new LinkifyIt({ fuzzyLink: true });
const linksIn = (text: string) => (finder.match(text) ?? []).map(({ url }) => url);
const ours = 'https://kloak.example/notification';
const textOf = (html: string) => html.replace(/<[^>]*>/g, '\n');

/** A letter with a member's name in every possible place. */
const letterOf = (name: string) =>
  letter({
    title: `Welcome, ${name}`,
    above: [`${name} invites you.`, `You are invited to ${name}.`],
    link: { says: 'Open it', href: ours },
    below: [`If you do not know ${name}, leave this mail aside.`, { says: 'No more of these mails:', href: `${ours}?off` }],
  });

it.each([
  'https://evil.example/x',
  'HTTP://EVIL.COM',
  'www.evil.com',
  'evil.com',
  'evil.com/a.b?c=d',
  '//evil.com',
  'ben@evil.com',
  'mailto:ben@evil.com',
  'http://192.168.1.7:8080',
  'evil。com',
  'ｈttps://evil.com',
  'ftp://evil.com',
])('makes no link of a name: %s', (name) => {
  expect(linksIn(`${name} `).length + Number(name.startsWith('evil。')) + Number(name.startsWith('ｈ'))).toBeGreaterThan(0);
  const { text, html } = letterOf(name);
  expect(linksIn(text)).toEqual([ours, `${ours}?off`]);
  expect(linksIn(textOf(html))).toEqual([ours, `${ours}?off`]);
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${ours}"`, `href="${ours}?off"`]);
});

it('keeps a name within its paragraph, and in its direction', () => {
  const { text, html } = letterOf('Hikers\r\n\nYour account is locked.\u2028Call us\u202egnp.\u2066');
  expect(text.split('\n\n')[0]).toBe('Welcome, Hikers Your account is locked. Call usgnp.');
  expect(html).toContain('>Welcome, Hikers Your account is locked. Call usgnp.<');
});

it('puts a name in quotes that could be taken for an address', () => {
  expect(['evil.com', 'www.anna', 'oma.rosa', 'Hikers: https://evil.com', 'Anna', 'Dr. Oma 3:30'].map(nameInMail)).toEqual([
    '“evil.com”',
    '“www.anna”',
    '“oma.rosa”',
    '“Hikers: https://evil.com”',
    'Anna',
    'Dr. Oma 3:30',
  ]);
});

it('leaves ordinary words as they are', () => {
  const { text } = letterOf('Dr. Müller, 3:30 p.m. und/oder „Oma“ for $9.99 …');
  expect(text).toContain('Dr. Müller, 3:30 p');
  expect(text).toContain('for $9.99 …');
  expect(text.replaceAll('\u2060', '')).toContain('Dr. Müller, 3:30 p.m. und/oder „Oma“ for $9.99 …');
});
