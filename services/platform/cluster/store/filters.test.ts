import { Double, type Filter, Int32, Long, MongoClient, ObjectId } from 'mongodb';
import { type ClusterPlace, clusterPlace } from '../../testing/cluster/store-place.ts';
import { onServers } from '../../testing/servers.ts';

type Row = { _id: number; value?: unknown };

const strings = ['', ' ', '5', 'A', 'Z', 'a', 'ab', 'b', 'e\u0301', 'z', '~', '\u00e9', '\u0416', '\uffee', '\u{1f600}', '6566a1b2c3d4e5f601020304'];
const integers = [-7, -1, 0, 4, 5, 6, 2 ** 31 - 1, -(2 ** 31)].map((number) => new Int32(number));
const longs = [2n ** 31n, 2n ** 53n - 2n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 62n].flatMap((number) => [
  Long.fromBigInt(number),
  Long.fromBigInt(-number),
]);
const doubles = [0.1, 4.5, 5, 5.000000000000001, -7.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300, 5e-324, -1e300].map((number) => new Double(number));
const objectIds = ['000000000000000000000000', '6566a1b2c3d4e5f601020304', '6566a1b2c3d4e5f6010203ff', 'ffffffffffffffffffffffff'].map(
  (hex) => new ObjectId(hex),
);
const others = [null, true, false, new Date(5), new Date(2 ** 40), {}, { a: 5 }, { value: 'a' }];
const lists = [[], [null], ['a'], ['', 'z'], [5], [1, 'b'], [-9, 9], [true], [objectIds[1]], [{ a: 5 }], [null, 'a', 5, {}], [Long.fromBigInt(2n ** 53n + 1n)]];
const scalars = [...strings, ...integers, ...longs, ...doubles, ...objectIds, ...others];
const rows: Row[] = [{ _id: 0 }, ...[...scalars, ...lists].map((value, at) => ({ _id: at + 1, value }))];

const orders = ['$gt', '$gte', '$lt', '$lte'] as const;
/** Values of one type are queried in pairs. */
const between = [strings, integers, longs, doubles, objectIds].flatMap((kind) =>
  kind.flatMap((low, at) => kind.slice(at).map((high) => ({ $gte: low, $lt: high }))),
);

// The MongoDB stand-in passes a single condition to PostgreSQL, and evaluates those below $and itself.
onServers('a filter on values of all types', ({ mongoUrl }) => {
  let place: ClusterPlace;
  let client: MongoClient;
  const collection = () => client.db(`${place.settings.databasePrefix}filters`).collection<Row>('rows');
  beforeAll(async () => {
    [place, client] = [await clusterPlace(mongoUrl), await new MongoClient(mongoUrl).connect()];
    await collection().createIndex({ value: 1 });
    await collection().insertMany(rows);
  });
  afterAll(async () => {
    await client.close();
    await place.remove();
  });

  const find = async (filter: Filter<Row>, limit = 0) => {
    const found = await collection().find(filter).sort({ value: 1, _id: 1 }).limit(limit).toArray();
    return found.map(({ _id }) => _id);
  };
  /** Total number of matches, after each answer was compared. */
  const compare = async (conditions: object[], limit = 0) => {
    const all = new Set<number>();
    for (const value of conditions) {
      const [alone, below] = await Promise.all([find({ value }, limit), find({ $and: [{ value }] }, limit)]);
      expect({ value, found: alone }).toEqual({ value, found: below });
      for (const id of below) all.add(id);
    }
    return all.size;
  };

  it('finds the same by a bound of each value, and the first of them in the same order', async () => {
    const bounds = orders.flatMap((order) => scalars.map((value) => ({ [order]: value })));
    expect(await compare(bounds)).toBeGreaterThan(scalars.length);
    expect(await compare(bounds, 3)).toBeGreaterThan(strings.length);
  });

  it('finds the same between two values', async () => {
    expect(await compare(between)).toBeGreaterThan(strings.length);
  });

  it('finds the same by a list of values, of one, many or none', async () => {
    const few = scalars.flatMap((value, at) => [[value], [value, scalars.at(at - 1), 'a'], [value, null], [value, [value]]]);
    expect(await compare([[], scalars, strings, lists, ...few].map((list) => ({ $in: list })))).toBe(rows.length);
  });
});
