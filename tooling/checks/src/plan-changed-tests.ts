/** Suites that a change needs, and those that only `npm test` runs. */
export interface TestPlan {
  /** Files to lint. */
  readonly lint: readonly string[];
  readonly hasTypes: boolean;
  /** Names of the repository checks. */
  readonly checks: readonly string[];
  /** Folders of packages whose tests run as far as they import a changed file. */
  readonly related: readonly string[];
  /** Test files and folders of the server, relative to `apps/api`. */
  readonly server: readonly string[];
  /** Folders whose stories run, relative to the repository. */
  readonly stories: readonly string[];
  /** Journeys, relative to `e2e`. */
  readonly journeys: readonly string[];
  /** Suites that are left out, each with the command that runs it. */
  readonly skipped: readonly string[];
}

/** Workspace package: name, folder, and the names of the packages that it depends on. */
export interface Workspace {
  readonly name: string;
  readonly folder: string;
  /** True if it has tests that run with vitest. */
  readonly hasTests: boolean;
  readonly dependencies: readonly string[];
}

const SERVER = 'apps/api';
const STORYBOOK = 'apps/storybook';
const E2E = 'e2e';
const LINTED = /\.(?:[cm]?[jt]sx?|jsonc?|css)$/;
const TYPED = /\.tsx?$|(?:^|\/)tsconfig[^/]*\.json$|package\.json$/;
const TEST = /\.test\.tsx?$/;
/** Server tests outside of modules that need minutes: kills, faults, mutations. */
const LONG = /^test\/(?:mutations|chaos)\//;

/** Returns the changed workspaces and those that depend on them, directly or not. */
function withDependents(
  workspaces: readonly Workspace[],
  changed: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(changed);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { name, dependencies } of workspaces)
      if (dependencies.some((dependency) => found.has(dependency))) found.add(name);
  }
  return found;
}

/** Returns the server tests next to a changed file: itself if it is a test, the folder of its module otherwise. */
function getServerTests(file: string): string | undefined {
  const path = file.slice(SERVER.length + 1);
  if (TEST.test(path)) return LONG.test(path) ? undefined : path;
  return /^src\/(?:modules\/[^/]+\/[^/]+|kernel\/[^/]+|main)\//.exec(path)?.[0];
}

/** Returns the folder of a block or component whose stories show a changed file. */
function getStories(file: string): string | undefined {
  return /^packages\/(?:blocks\/src\/blocks|ui\/src)\/(?:[^/]+\/|.*\.stories\.tsx$)/.exec(
    file,
  )?.[0];
}

const unique = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values)].filter((value) => value !== undefined).toSorted();

/**
 * Returns the suites for a change. Tests of packages and apps run where they import a changed file; the server's run only next to the
 * change, because nearly all of them import the whole server.
 * @param changed - changed and new files, relative to the repository
 * @param deleted - deleted files, relative to the repository
 */
export function planChangedTests(
  changed: readonly string[],
  deleted: readonly string[],
  workspaces: readonly Workspace[],
): TestPlan {
  const all = [...changed, ...deleted];
  const owners = new Set(
    all.flatMap((file) => {
      const owner = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
      return owner ? [owner.name] : [];
    }),
  );
  const affectedNames = withDependents(workspaces, owners);
  const affected = workspaces.filter(({ name }) => affectedNames.has(name));
  const server = unique(
    changed.filter((file) => file.startsWith(`${SERVER}/`)).map(getServerTests),
  );
  const stories = unique(changed.map(getStories));
  const journeys = unique(
    changed
      .filter((file) => file.startsWith(`${E2E}/journeys/`) && TEST.test(file))
      .map((file) => file.slice(E2E.length + 1)),
  );
  const isAffected = (folder: string): boolean => affected.some((one) => one.folder === folder);
  return {
    lint: changed.filter((file) => LINTED.test(file)),
    hasTypes: all.some((file) => TYPED.test(file)),
    checks:
      all.length > 0
        ? ['files', 'layers', 'folders', 'server-layers', 'references', 'docs', 'wording']
        : [],
    related: affected
      .filter(({ folder, hasTests }) => hasTests && folder !== SERVER && folder !== STORYBOOK)
      .map(({ folder }) => folder)
      .toSorted(),
    server,
    stories,
    journeys,
    skipped: [
      ...(isAffected(SERVER) ? ['other suites of the server: pnpm --filter @org/api test'] : []),
      ...(isAffected(STORYBOOK)
        ? ['other stories: pnpm --filter @org/storybook test:browser']
        : []),
      ...(affected.length > 0 ? ['other journeys: pnpm --filter @org/e2e test:e2e'] : []),
      ...(all.length > 0 ? ['packed packages, generated files, dead code: npm test'] : []),
    ],
  };
}
