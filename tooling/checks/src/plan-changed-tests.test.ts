import { describe, expect, it } from 'vitest';
import { planChangedTests, type Workspace } from './plan-changed-tests.ts';

/** Creates a package with tests. */
const createWorkspace = (folder: string, ...dependencies: string[]): Workspace => ({
  name: `@org/${folder.split('/').at(-1)}`,
  folder,
  dependencies: dependencies.map((name) => `@org/${name}`),
  hasTests: true,
});

const WORKSPACES: readonly Workspace[] = [
  createWorkspace('packages/schema'),
  createWorkspace('packages/ui'),
  createWorkspace('packages/blocks', 'schema'),
  createWorkspace('apps/admin', 'blocks', 'ui'),
  createWorkspace('apps/api', 'schema'),
  createWorkspace('apps/storybook', 'blocks', 'ui'),
  createWorkspace('e2e', 'blocks'),
  { ...createWorkspace('tooling/drawings', 'schema'), hasTests: false },
];

const plan = (...changed: string[]) => planChangedTests(changed, [], WORKSPACES);

describe('the tests of a change', () => {
  it('include every package that depends on the changed one', () => {
    expect(plan('packages/schema/src/values/cents.ts').related).toEqual([
      'apps/admin',
      'e2e',
      'packages/blocks',
      'packages/schema',
    ]);
    expect(plan('packages/ui/src/fields/pick-icon.tsx').related).toEqual([
      'apps/admin',
      'packages/ui',
    ]);
  });

  it('include the packages of deleted files, which are not linted', () => {
    const { lint, related, hasTypes } = planChangedTests(
      [],
      ['packages/ui/src/removed.tsx'],
      WORKSPACES,
    );
    expect({ lint, related, hasTypes }).toEqual({
      lint: [],
      related: ['apps/admin', 'packages/ui'],
      hasTypes: true,
    });
  });

  it('include the server tests of the changed module, and the changed tests', () => {
    expect(
      plan(
        'apps/api/src/modules/commerce/orders/refund.service.ts',
        'apps/api/src/modules/commerce/orders/orders.repository.ts',
        'apps/api/src/kernel/events/event-hub.ts',
        'apps/api/test/races.test.ts',
        'apps/api/test/mutations/mutations.test.ts',
      ).server,
    ).toEqual(['src/kernel/events/', 'src/modules/commerce/orders/', 'test/races.test.ts']);
  });

  it('include the stories of a changed block or component', () => {
    expect(
      plan('packages/blocks/src/blocks/hero/hero.css', 'packages/ui/src/button.stories.tsx')
        .stories,
    ).toEqual(['packages/blocks/src/blocks/hero/', 'packages/ui/src/button.stories.tsx']);
  });

  it('include changed journeys, and no journey for other changes', () => {
    expect(plan('e2e/journeys/blog.test.ts', 'e2e/journeys/admin.ts').journeys).toEqual([
      'journeys/blog.test.ts',
    ]);
    expect(plan('apps/api/src/main/all-in-one.ts').journeys).toEqual([]);
  });

  it('do not include type checks for a document', () => {
    const { checks, hasTypes, lint, related } = plan('docs/operations.md');
    expect({ hasTypes, lint, related }).toEqual({ hasTypes: false, lint: [], related: [] });
    expect(checks).toContain('docs');
  });

  it('name what was skipped, and nothing when nothing changed', () => {
    expect(plan('apps/api/src/main/all-in-one.ts').skipped.join('\n')).toContain(
      'pnpm --filter @org/api test',
    );
    expect(plan().skipped).toEqual([]);
  });
});
