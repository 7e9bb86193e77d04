import { exifOf, ofXmp } from '../../testing/camera-words.ts';
import { cameraFacts } from './camera-facts.ts';

const exifNamespace = 'xmlns:exif="http://ns.adobe.com/exif/1.0/"';
describe('where a picture was taken, by XMP alone,', () => {
  const zurich = { latitude: 47.3769, longitude: 8.5417 };
  const rdf = (words: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${words}</rdf:RDF></x:xmpmeta>`;
  const ofAttributes = (north: string, east: string, more = '') =>
    `<rdf:Description ${exifNamespace} exif:GPSLatitude="${north}" exif:GPSLongitude="${east}" ${more}/>`;
  const ofElements = (element: (name: string, value: string) => string) =>
    `<rdf:Description ${exifNamespace}>${element('exif:GPSLatitude', '47,22.614N')}${element('exif:GPSLongitude', '8,32.502E')}</rdf:Description>`;
  it.each<[string, string]>([
    ['as attributes', ofAttributes('47,22.614N', '8,32.502E')],
    ['in other quotes', ofAttributes('47,22.614N', '8,32.502E').replaceAll('"', "'")],
    ['with blanks around', ofAttributes(' 47,22.614N ', ' 8,32.502E').replaceAll('=', ' = ')],
    ['with seconds', ofAttributes('47,22,36.84N', '8,32,30.12E')],
    ['in degrees', ofAttributes('47.3769N', '8.5417E')],
    ['in degrees with a sign', ofAttributes('+47.3769', '8.5417')],
    ['in degrees and a direction beside them', ofAttributes('47.3769', '8.5417', 'exif:GPSLatitudeRef="N" exif:GPSLongitudeRef="East"')],
    ['in words', ofAttributes('47 deg 22&apos; 36.84&quot; N', '8 deg 32&#39; 30.12&#x22; E')],
    ['as elements', ofElements((name, value) => `<${name}>${value}</${name}>`)],
    ['as elements on lines of their own', ofElements((name, value) => `\n <${name}\n>\n  ${value}\n</${name} >`)],
    ['as resources', ofElements((name, value) => `<${name} rdf:parseType="Resource"><rdf:value>${value}</rdf:value><a:b xmlns:a="c">d</a:b></${name}>`)],
    ['as resources, in short', ofElements((name, value) => `<${name} rdf:value="${value}"/>`)],
    ['as descriptions', ofElements((name, value) => `<${name}><rdf:Description><rdf:value>${value}</rdf:value></rdf:Description></${name}>`)],
    ['as descriptions, in short', ofElements((name, value) => `<${name}><rdf:Description rdf:value="${value}"/></${name}>`)],
    ['as lists', ofElements((name, value) => `<${name}><rdf:Seq><rdf:li>${value}</rdf:li><rdf:li>1,1N</rdf:li></rdf:Seq></${name}>`)],
    ['under another prefix', ofAttributes('47,22.614N', '8,32.502E').replaceAll('exif:', 'ns1:').replaceAll('xmlns:exif', 'xmlns:ns1')],
  ])('is read %s', (_how, words) => expect(cameraFacts({ xmp: Buffer.from(rdf(words)) })).toEqual(zurich));

  it('is south and west where it says so', () => {
    const place = { latitude: -33.8485, longitude: -71.208333 };
    expect(cameraFacts({ xmp: Buffer.from(ofAttributes('33,50.91S', '71,12.5W')) })).toEqual(place);
    expect(cameraFacts({ xmp: Buffer.from(ofAttributes('-33.8485', '-71.208333')) })).toEqual(place);
    expect(cameraFacts({ xmp: Buffer.from(ofAttributes('33.8485', '71.208333', 'exif:GPSLatitudeRef="S" exif:GPSLongitudeRef="W"')) })).toEqual(place);
  });

  it('is told by EXIF first', async () => {
    const exif = await exifOf({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 0/1 0/1' } });
    const xmp = Buffer.from(ofAttributes('47,22.614N', '8,32.502E'));
    expect(cameraFacts({ exif, xmp })).toEqual({ latitude: 46, longitude: 7 });
    const nowhere = await exifOf({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 0/1 0/1' } });
    expect(cameraFacts({ exif: nowhere, xmp })).toEqual(zurich);
  });

  it.each([
    ofAttributes('47,22.614N', ''),
    ofAttributes('0,0N', '0,0E'),
    ofAttributes('91,0N', '8,0E'),
    ofAttributes('here', 'there'),
    '<exif:GPSLatitude',
    '',
  ])('is not known from %s', (words) => expect(cameraFacts({ xmp: Buffer.from(words) })).toEqual({}));
});

it.each<[string, string]>([
  ['an element with a resource', '><exif:DateTimeOriginal rdf:parseType="Resource"><rdf:value>2014-05-01T10:11:12</rdf:value></exif:DateTimeOriginal>'],
  ['an element on a line of its own', '><photoshop:DateCreated>\n  2014-05-01T10:11:12\n</photoshop:DateCreated>'],
  ['a list', '><exif:DateTimeOriginal><rdf:Seq><rdf:li>2014-05-01T10:11:12</rdf:li></rdf:Seq></exif:DateTimeOriginal>'],
  ['another prefix', `xmlns:a="http://ns.adobe.com/photoshop/1.0/" a:DateCreated='2014-05-01T10:11:12'/>`],
  ['its old prefix', 'xap:CreateDate="2014-05-01T10:11:12"/>'],
])('when a picture was taken is read of XMP in %s', (_how, words) => expect(ofXmp(words)).toMatchObject({ takenLocal: '2014-05-01T10:11:12' }));

it('when satellites told it is read of XMP, too, as an instant alone, and comes last', async () => {
  const told = 'exif:GPSTimeStamp="2014-05-01T08:11:12Z"';
  expect(ofXmp(`${told}/>`)).toEqual({ takenAt: '2014-05-01T08:11:12.000Z', takenLocal: undefined });
  expect(ofXmp(`${told} xmp:CreateDate="2013-07-14T18:30:05"/>`)).toMatchObject({ takenLocal: '2013-07-14T18:30:05' });
});
