/** The parts of a package's manifest that are the same in all published packages, or follow from the folder. */
export interface PublishedManifest {
  readonly private?: boolean;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: {
    readonly type: string;
    readonly url: string;
    readonly directory?: string;
  };
  readonly engines?: Readonly<Record<string, string>>;
}

/**
 * Returns the manifest of a published package with the license, repository, homepage and engines of the root manifest. The order of
 * all other keys stays as it is.
 * @param folder - folder of the package, relative to the repository
 */
export function completeManifest<Manifest extends PublishedManifest>(
  manifest: Manifest,
  root: PublishedManifest,
  folder: string,
): Manifest {
  const { license, homepage, repository, engines, ...rest } = manifest;
  const shared = {
    license: root.license,
    homepage: `${root.homepage}/tree/main/${folder}#readme`,
    repository: { ...root.repository, directory: folder },
  };
  const entries = Object.entries(rest).flatMap(([key, value]) => {
    if (key === 'description') return [[key, value], ...Object.entries(shared)];
    if (key === 'keywords')
      return [
        [key, value],
        ['engines', root.engines],
      ];
    return [[key, value]];
  });
  return Object.fromEntries(entries) as Manifest;
}

/** Returns true while the address of the repository is reserved for examples, so that nothing may be published with it. */
export function hasExampleAddress({ homepage = '', repository }: PublishedManifest): boolean {
  return [homepage, repository?.url.replace(/^git\+/, '') ?? ''].some(
    (address) => !URL.canParse(address) || new URL(address).hostname.endsWith('.example'),
  );
}
