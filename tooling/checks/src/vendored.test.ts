import { expect, it } from 'vitest';
import { vendored } from './vendored.ts';

const TARBALLS = {
  '@org/blocks': 'file:vendor/blocks.tgz',
  '@org/schema': 'file:vendor/schema.tgz',
};

it('takes the packages that a manifest names, and those that they name, from tarballs', () => {
  const manifest = {
    name: 'acme-blocks',
    peerDependencies: { '@org/blocks': '^0.1.0' },
    devDependencies: { '@org/blocks': '^0.1.0', yup: '1.7.1' },
    overrides: { left: '1.0.0' },
  };
  const made = vendored(manifest, TARBALLS);
  expect(made).toEqual({
    ...manifest,
    devDependencies: { '@org/blocks': 'file:vendor/blocks.tgz', yup: '1.7.1' },
    overrides: {
      left: '1.0.0',
      '@org/blocks': '$@org/blocks',
      '@org/schema': 'file:vendor/schema.tgz',
    },
  });
  // What came from older tarballs is taken from newer ones.
  expect(vendored(made, TARBALLS)).toEqual(made);
});
