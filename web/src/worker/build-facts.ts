/** Facts of the build that this worker belongs to; `build/service-worker.ts` fills them in. */
export type BuildFacts = {
  /** Digest of the pages and the assets. */
  readonly id: string;
  /** Kept pages by their path, with the SHA-256 of each in hex. `/index.html` serves every other path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Paths of the scripts, styles and fonts that these pages name. */
  readonly assets: readonly string[];
  /** Names of calls whose answers are kept, as `GET /api/connection/all/{profileId}`. */
  readonly keptCalls: readonly string[];
};

declare const kloakBuild: BuildFacts;

export const buildFacts = (): BuildFacts => kloakBuild;
