import { describe, expect, it } from 'vitest';
import { completeManifest, hasExampleAddress } from './package-manifests.ts';

const ROOT = {
  license: 'MIT',
  homepage: 'https://code.test/atrium',
  repository: { type: 'git', url: 'git+https://code.test/atrium.git' },
  engines: { node: '>=20' },
};

describe('manifests of published packages', () => {
  it('take license, homepage, repository and engines from the root, and keep the rest in its order', () => {
    const manifest = {
      name: '@org/ui',
      description: 'Parts.',
      license: 'ISC',
      keywords: ['ui'],
      type: 'module',
    };
    const text = JSON.stringify(completeManifest(manifest, ROOT, 'packages/ui'));
    expect(text).toBe(
      JSON.stringify({
        name: '@org/ui',
        description: 'Parts.',
        license: 'MIT',
        homepage: 'https://code.test/atrium/tree/main/packages/ui#readme',
        repository: {
          type: 'git',
          url: 'git+https://code.test/atrium.git',
          directory: 'packages/ui',
        },
        keywords: ['ui'],
        engines: { node: '>=20' },
        type: 'module',
      }),
    );
    expect(JSON.stringify(completeManifest(JSON.parse(text), ROOT, 'packages/ui'))).toBe(text);
  });

  it('may not be published with an address that is reserved for examples', () => {
    expect(hasExampleAddress(ROOT)).toBe(false);
    expect(hasExampleAddress({ ...ROOT, homepage: 'https://atrium.example' })).toBe(true);
    expect(hasExampleAddress({ homepage: ROOT.homepage })).toBe(true);
    const repository = { type: 'git', url: 'git+https://atrium.example/atrium.git' };
    expect(hasExampleAddress({ ...ROOT, repository })).toBe(true);
  });
});
