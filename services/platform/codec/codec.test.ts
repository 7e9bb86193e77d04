import fc from 'fast-check';
import { goodEvent, wrongEvents, wrongPosts } from '../contract/codec/values.ts';
import { Refusal } from '../errors.ts';
import { type Codec, loadCodec } from './codec.ts';

const codec: Codec = loadCodec();
const getPost = codec.method('media', 'GetPost');
const publish = codec.method('media', 'PublishUpload');

/** Through the bytes, as it arrives. */
const asAnswer = (response: object) => getPost.readResponse(getPost.writeResponse(response));

/** Error of an act that must throw, and did. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

const emptyPost = {
  id: '',
  kind: 'ITEM_KIND_UNSPECIFIED',
  writer: null,
  title: '',
  description: '',
  privacy: 'PRIVACY_UNSPECIFIED',
  category: '',
  fileName: '',
  fileSize: 0,
  type: '',
  key: '',
  createdAt: '',
  status: 'ITEM_STATUS_UNSPECIFIED',
  width: 0,
  height: 0,
  thumbhash: '',
  renditions: [],
  albums: [],
  takenPrecision: 'TAKEN_PRECISION_UNSPECIFIED',
  takenAbout: false,
};

describe('a message', () => {
  it('arrives with all fields, and without optional ones that are absent', () => {
    expect(asAnswer({ post: {} })).toStrictEqual({ post: emptyPost });
    expect(asAnswer({})).toStrictEqual({ post: null });
  });

  it('is without optional numbers of 64 bits that are absent, too', () => {
    const { readRequest, writeRequest } = codec.method('media', 'DeleteItem');
    for (const request of [
      { item: 'i', keys: [] },
      { item: 'i', keys: ['k'], fileSize: 0, thumbSize: 7 },
    ])
      expect(readRequest(writeRequest(request))).toStrictEqual(request);
  });

  it('keeps an optional field that is there, even when it is empty', () => {
    expect(asAnswer({ post: { takenAt: '', duration: 0 } })).toStrictEqual({ post: { ...emptyPost, takenAt: '', duration: 0 } });
  });

  it('may be written again as it was read', () => {
    const post = { ...emptyPost, kind: 'VIDEO', writer: { id: 'w', username: 'Ann', image: '' }, duration: 1.5, fileSize: Number.MAX_SAFE_INTEGER };
    expect(asAnswer(asAnswer({ post }))).toStrictEqual({ post });
  });

  it('carries any text, number and map', () => {
    const upload = codec.method('media', 'OpenUpload');
    const text = fc.string({ unit: 'grapheme' });
    const fields = fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      text,
      { noNullPrototype: true },
    );
    const promise = fc.record({ item: text, kind: fc.constantFrom('IMAGE', 'VIDEO'), fileName: text, key: text, url: text, fields });
    const response = fc.record({
      upload: text,
      promises: fc.array(promise),
      previews: fc.array(promise),
    });
    fc.assert(fc.property(response, (value) => expect(upload.readResponse(upload.writeResponse(value))).toEqual(value)));
    const sized = fc.record({ fileSize: fc.maxSafeInteger(), width: fc.integer(), duration: fc.double({ noDefaultInfinity: true, noNaN: true }) });
    fc.assert(fc.property(sized, (post) => expect(asAnswer({ post })).toEqual({ post: { ...emptyPost, ...post } })));
  });

  it('shares nothing with what was written', () => {
    const renditions = [{ key: 'k', width: 1, height: 1, type: 't', size: 1 }];
    const read = asAnswer({ post: { renditions } });
    renditions.splice(0);
    expect(read).toMatchObject({ post: { renditions: [{ key: 'k' }] } });
  });

  it.each(wrongPosts)('with $wrong is a defect that names the field', ({ post, says }) => {
    const error = thrownBy(() => getPost.writeResponse({ post }));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Refusal);
    expect(String(error)).toContain(says);
  });

  it.each(['false', 0, null])('with %j for true or false is a defect that names the field', (remember) => {
    const signIn = codec.method('identity', 'SignIn');
    expect(() => signIn.writeRequest({ email: 'a', password: 'p', remember })).toThrow('SignInRequest.remember');
  });

  it('with half a character is refused: it came from outside', () => {
    expect(thrownBy(() => getPost.writeRequest({ item: '\ud800' }))).toMatchObject({ kind: 'invalid', code: 'bad-request' });
  });

  it('over 16 MB is a defect', () => {
    expect(() => getPost.writeRequest({ item: 'x'.repeat(17 * 1024 * 1024) })).toThrow('more than a message may have');
  });
});

describe('a request from another process', () => {
  const refusal = { kind: 'invalid', code: 'bad-request' };

  it('with an enum left unspecified is refused', () => {
    const bytes = publish.writeRequest({ items: [{ item: 'i', title: 't', description: '', category: '' }] });
    expect(thrownBy(() => publish.readRequest(bytes))).toMatchObject({ ...refusal, message: 'ItemDetails.privacy: 0 is not a value of Privacy' });
  });

  it('with an enum number that is unknown here is refused', () => {
    expect(thrownBy(() => publish.readRequest(Buffer.from([0x0a, 2, 0x20, 9])))).toMatchObject(refusal);
  });

  it('of any bytes is read or refused, never a defect', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const error = thrownBy(() => publish.readRequest(Buffer.from(bytes)));
        expect(error === undefined || error instanceof Refusal).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('with a number beyond 2^53 is refused', () => {
    const offer = codec.method('media', 'OpenUpload');
    const size = Buffer.from([0x0a, 9, 0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]);
    expect(thrownBy(() => offer.readRequest(size))).toMatchObject({ ...refusal, message: 'OfferedFile.size: the number is too large' });
  });

  it('may have fields that are not known here', () => {
    expect(getPost.readRequest(Buffer.from([0x0a, 1, 0x69, 0xf8, 0x06, 1]))).toStrictEqual({ item: 'i' });
  });
});

describe('an event', () => {
  it('of the right form passes', () => {
    expect(() => codec.checkEvent('media', goodEvent)).not.toThrow();
  });

  it.each(wrongEvents)('$wrong is a defect', ({ event, says }) => {
    expect(() => codec.checkEvent('media', event)).toThrow(says);
  });

  it('as an older build stored it gets the fields it lacks', () => {
    const rendered = codec.readEvent('media', 'ItemRendered', { item: 'i', renditions: [{ key: 'k' }], _takenAt: 'takenAt' });
    expect(rendered).toStrictEqual({
      item: 'i',
      owner: '',
      width: 0,
      height: 0,
      thumbhash: '',
      renditions: [{ key: 'k', width: 0, height: 0, type: '', size: 0 }],
      albums: [],
    });
  });

  it('as a newer build stored it loses what is not known here', () => {
    expect(codec.readEvent('media', 'ItemPublished', { ...goodEvent.data, privacy: 'NEIGHBOURS', colour: 'red' })).toStrictEqual({
      ...goodEvent.data,
      privacy: 'PRIVACY_UNSPECIFIED',
    });
    expect(codec.readEvent('media', 'ItemPainted', {})).toBeUndefined();
    expect(codec.readEvent('garden', 'ItemPainted', {})).toBeUndefined();
  });

  it('is read as new objects', () => {
    const stored = { item: 'i', renditions: [{ key: 'k' }] };
    const read = codec.readEvent('media', 'ItemRendered', stored);
    stored.renditions.splice(0);
    expect(read).toMatchObject({ renditions: [{ key: 'k' }] });
  });
});

describe('the codec', () => {
  it('knows the methods of each service, and its log', () => {
    expect(codec.methods('media')).toContain('GetPost');
    expect(codec.methods('media')).not.toContain('Read');
    expect(codec.method('media', 'Read')).toMatchObject({ streams: true, path: '/kloak.media.v1.Log/Read' });
    expect(codec.method('social', 'Tails')).toMatchObject({ streams: false, path: '/kloak.social.v1.Log/Tails' });
    expect(() => codec.method('media', 'PaintPost')).toThrow('media has no method PaintPost');
  });
});
