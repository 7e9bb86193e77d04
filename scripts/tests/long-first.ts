// Jest's order of tests: what takes minutes begins first, so that nothing long is left for one worker at the end. Jest itself
// knows how long a file takes only where it has run before, and takes the size of the file elsewhere.
type TestFile = { path: string };

const long = [
  /scripts\/bench\//,
  /every-screen/,
  /stories\/embedded/,
  /stories\/cluster/,
  /faults\//,
  /engine\S*\.test/,
  /store\S*\.test/,
  /stories\//,
  /group-states/,
  /fuzz/,
  /transcoding\/tools/,
];

function rank({ path }: TestFile): number {
  const found = long.findIndex((pattern) => pattern.test(path));
  return found === -1 ? long.length : found;
}

export default function longFirst() {
  return {
    sort: (tests: readonly TestFile[]) => tests.toSorted((one, other) => rank(one) - rank(other)),
    shard: ({ tests }: { tests: readonly TestFile[] }) => tests,
    allFailedTests: () => [],
    cacheResults: () => undefined,
  };
}
