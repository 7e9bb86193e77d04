// Order of tests for jest: long files first, so that no worker ends with one. Jest itself knows durations only after a first run, and otherwise uses file
// sizes.
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
